import type { Outcome } from "./send-enquiry";
import { createSubmission, type State, transition } from "./submission";

const mail = { to: "a@b.co", subject: "Hello", body: "Name: D", name: "Site" };
const sent: Outcome = { kind: "sent" };
const failed: Outcome = { kind: "timeout" };

const idle: State = { phase: "idle" };
const submitting: State = { phase: "submitting" };
const success: State = { phase: "success" };
const error: State = { phase: "error", outcome: failed };

test.each([
  [idle, { type: "submit" }, submitting],
  [success, { type: "submit" }, submitting],
  [error, { type: "submit" }, submitting],
  [submitting, { type: "answer", outcome: sent }, success],
  [submitting, { type: "answer", outcome: failed }, error],
  [error, { type: "clear" }, idle],
  [success, { type: "clear" }, idle],
] as const)("%j and then %j is %j", (state, event, next) => {
  expect(transition(state, event)).toEqual(next);
});

test.each([
  [submitting, { type: "submit" }],
  [submitting, { type: "clear" }],
  [idle, { type: "answer", outcome: sent }],
  [success, { type: "answer", outcome: failed }],
  [error, { type: "answer", outcome: sent }],
] as const)("%j is not moved by %j", (state, event) => {
  expect(transition(state, event)).toBe(state);
});

test("five submits while one is under way send one mail", async () => {
  const enquiry = createSubmission();
  let settle = (_outcome: Outcome) => {};
  const send = jest.fn(
    () =>
      new Promise<Outcome>((resolve) => {
        settle = resolve;
      }),
  );
  const attempts = [1, 2, 3, 4, 5].map(() => enquiry.submit(mail, send));
  expect(enquiry.getState()).toEqual(submitting);
  settle(sent);
  expect(await Promise.all(attempts)).toEqual([
    sent,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(enquiry.getState()).toEqual(success);
});

test("after a failure the next submit sends again", async () => {
  const enquiry = createSubmission();
  await enquiry.submit(mail, async () => failed);
  expect(enquiry.getState()).toEqual(error);
  expect(await enquiry.submit(mail, async () => sent)).toEqual(sent);
});

test("a sender that throws ends as a failure", async () => {
  const enquiry = createSubmission();
  const outcome = await enquiry.submit(mail, () =>
    Promise.reject(new Error("broken")),
  );
  expect(outcome).toMatchObject({ kind: "unreachable" });
  expect(enquiry.getState()).toMatchObject({ phase: "error" });
});

test("listeners hear each change until they leave", async () => {
  const enquiry = createSubmission();
  const heard: string[] = [];
  const leave = enquiry.subscribe((state) => heard.push(state.phase));
  await enquiry.submit(mail, async () => sent);
  leave();
  enquiry.clear();
  expect(heard).toEqual(["submitting", "success"]);
});
