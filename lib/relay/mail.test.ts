import { addedLimits, limits } from "@/lib/enquiry/form-fields";
import { buildMessage } from "@/lib/enquiry/message";
import { MESSAGE } from "@/lib/relay/testing/relay";
import { mailSchema } from "./mail";

test("the longest texts that a form accepts are no longer than a mail", () => {
  const longest = (length: number) =>
    "字\n".repeat(length).slice(0, length - 1);
  const fields = Array.from({ length: addedLimits.fields }, (_, index) => ({
    id: `added-${index}`,
    label: "字".repeat(addedLimits.label),
    kind: "text" as const,
    limit: addedLimits.value,
  }));
  const values = Object.fromEntries([
    ...Object.entries(limits).map(([id, limit]) => [id, longest(limit)]),
    ...fields.map(({ id, limit }) => [id, longest(limit)]),
  ]);
  const defaults = { to: MESSAGE.to, senderLabel: MESSAGE.name, subject: "" };
  const { error } = mailSchema.safeParse(
    buildMessage(values, defaults, fields),
  );
  expect(error?.issues).toBeUndefined();
});
