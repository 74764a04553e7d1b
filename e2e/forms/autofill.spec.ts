import { expect } from "playwright/test";
import { expectFormReady, field, openForm } from "@/e2e/support/enquiry";
import { test } from "@/e2e/support/mock-relay";
import { site } from "@/lib/content/load";
import { BROWSER_FLAGS, findFullBrowser } from "@/lib/dev/testing/browser";
import { formatOf } from "@/lib/enquiry/form-fields";
import { formKinds } from "@/lib/enquiry/form-kinds";

const executablePath = findFullBrowser();
test.use({ launchOptions: { executablePath, args: BROWSER_FLAGS } });
test.skip(!executablePath, "a headless shell has no autofill");

for (const kind of formKinds)
  test(`autofill writes a phone number that the ${kind} accepts`, async ({
    page,
  }) => {
    const form = await openForm(page, kind);
    await field(form, "name").focus();
    await expectFormReady(form);
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("Autofill.enable");
    const { root } = await client.send("DOM.getDocument");
    const { nodeId } = await client.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: `[data-kind=${kind}] [name=name]`,
    });
    const { node } = await client.send("DOM.describeNode", { nodeId });
    const address = {
      NAME_FULL: "Asha Rao",
      EMAIL_ADDRESS: "asha@example.in",
      PHONE_HOME_WHOLE_NUMBER: "+919876543210",
      ADDRESS_HOME_COUNTRY: "IN",
    };
    const fields = Object.entries(address).map(([name, value]) => ({
      name,
      value,
    }));
    await client.send("Autofill.trigger", {
      fieldId: node.backendNodeId,
      address: { fields },
    });
    const phone = field(form, "phone");
    await expect(phone).not.toHaveValue("");
    const typed = await phone.inputValue();
    expect(formatOf("phone", site.accepts)?.holds(typed)).toBe(true);
    await expect(phone).not.toHaveAttribute("aria-invalid", "true");
  });
