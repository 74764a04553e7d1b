import type { SendOutcome } from "./send-enquiry";
import { createSubmission } from "./submission";

const sent: SendOutcome = { kind: "sent" };
const failed: SendOutcome = { kind: "timeout" };

test("five submits while one is under way send one message", async () => {
  const submission = createSubmission();
  let settle = (_outcome: SendOutcome) => {};
  const answer = new Promise<SendOutcome>((resolve) => {
    settle = resolve;
  });
  const send = jest.fn(() => answer);
  const attempts = [1, 2, 3, 4, 5].map(() => submission.submit(send));
  submission.clear();
  expect(submission.getState()).toEqual({ phase: "submitting" });
  settle(sent);
  expect((await Promise.all(attempts)).filter(Boolean)).toEqual([sent]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(submission.getState()).toEqual({ phase: "success" });
  submission.clear();
  expect(submission.getState()).toEqual({ phase: "idle" });
});

test("a failure keeps its outcome, and the next submit sends again", async () => {
  const submission = createSubmission();
  await submission.submit(async () => failed);
  expect(submission.getState()).toEqual({ phase: "error", outcome: failed });
  expect(await submission.submit(async () => sent)).toEqual(sent);
});
