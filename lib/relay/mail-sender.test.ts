import { MESSAGE } from "@/lib/relay/testing/relay";
import { type Delivery, inTime, MailSender } from "./mail-sender";

const sent: Delivery = { kind: "sent" };
const transient: Delivery = { kind: "transient", error: "" };

/** Functions for each started delivery: end it, and report that the mail server has the whole mail. */
let underWay: ((delivery: Delivery) => void)[];
let handOver: (() => void)[];
let sender: MailSender;
beforeEach(() => {
  jest.useFakeTimers();
  underWay = [];
  handOver = [];
  sender = new MailSender(
    (_message, signal, onHandover) =>
      new Promise((resolve) => {
        let kind: "rejected" | "uncertain" = "rejected";
        underWay.push(resolve);
        handOver.push(() => {
          kind = "uncertain";
          onHandover();
        });
        signal.addEventListener("abort", () => resolve({ kind, error: "" }));
      }),
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const most = 50;

const addMessages = (count: number) =>
  Array.from({ length: count }, () => sender.send(MESSAGE));

const statuses = async (deliveries: ReturnType<typeof addMessages>) =>
  (await Promise.all(deliveries)).map(({ status }) => status);

test("fifty messages are on their way at a time", async () => {
  const accepted = addMessages(most);
  expect(await statuses(addMessages(1))).toEqual([503]);
  expect(underWay).toHaveLength(most);

  underWay.shift()?.(sent);
  await accepted[0];
  accepted.push(...addMessages(1));
  for (const end of underWay) end(sent);
  expect(new Set(await statuses(accepted))).toEqual(new Set([200]));
});

test("a message that the mail server has not received after 25 seconds is given up", async () => {
  const answers = statuses(addMessages(2).map(inTime));
  await jest.advanceTimersByTimeAsync(20_000);
  handOver[0]?.();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await answers).toEqual([504, 502]);
});

test("a message gets a second attempt after two seconds", async () => {
  const [message] = addMessages(1);
  underWay[0]?.(transient);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(underWay).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  underWay[1]?.(sent);
  expect((await message)?.status).toBe(200);
});

test("a second attempt is given up after 25 seconds or when the relay stops", async () => {
  const [late] = addMessages(1).map(inTime);
  await jest.advanceTimersByTimeAsync(23_000);
  const [second] = addMessages(1);
  for (const end of underWay) end(transient);
  await jest.advanceTimersByTimeAsync(1_500);
  sender.stop(15_000);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await late)?.status).toBe(502);
  expect((await second)?.status).toBe(503);
  expect(underWay).toHaveLength(2);
});

test("a message without confirmation ends after two minutes", async () => {
  const answers = statuses(addMessages(1));
  handOver[0]?.();
  await jest.advanceTimersByTimeAsync(119_999);
  addMessages(most - 1);
  expect(await statuses(addMessages(1))).toEqual([503]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answers).toEqual([504]);
});

test("a stop of the relay answers every message", async () => {
  const messages = addMessages(2);
  sender.stop(15_000);
  messages.push(...addMessages(1));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await statuses(messages)).toEqual([502, 502, 503]);
});
