import { MESSAGE } from "@/lib/relay/testing/relay";
import { type Delivery, inTime, MailSender } from "./mail-sender";

const sent: Delivery = { kind: "sent" };
const down: Delivery = { kind: "down", error: "" };
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
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const most = 50;

const addMessages = (count: number) =>
  Array.from({ length: count }, () => sender.send(MESSAGE));

const statuses = async (deliveries: ReturnType<typeof addMessages>) =>
  (await Promise.all(deliveries)).map(({ status }) => status);

test("fifty messages are on their way at a time", async () => {
  addMessages(most - 1);
  expect(sender.unavailable).toBeUndefined();
  const [last] = addMessages(1);
  expect(sender.unavailable).toBe("busy");

  underWay.at(-1)?.(sent);
  await last;
  expect(sender.unavailable).toBeUndefined();
});

test("a message that the mail server has not received after 25 seconds is given up", async () => {
  const answers = statuses(addMessages(2).map(inTime));
  await jest.advanceTimersByTimeAsync(20_000);
  handOver[0]?.();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await answers).toEqual([504, 502]);
});

/** Ends each attempt as transient that begins within this time. Resolves with the seconds at which they began. */
async function attemptsWithin(ms: number) {
  const start = Date.now();
  const begun: number[] = [];
  while (Date.now() - start < ms) {
    for (const end of underWay.splice(0)) {
      begun.push((Date.now() - start) / 1_000);
      end(transient);
    }
    await jest.advanceTimersByTimeAsync(500);
  }
  return begun;
}

test.each([
  ["early", 0, [0, 1, 3, 7]],
  ["late", 1, [0, 3, 9, 21]],
])(
  "a message that the mail server has no room for is tried again three times, %s at random",
  async (_when, random, seconds) => {
    jest.spyOn(Math, "random").mockReturnValue(random);
    const answers = statuses(addMessages(1));
    expect(await attemptsWithin(24_000)).toEqual(seconds);
    expect(await answers).toEqual([502]);
  },
);

test("a message is tried again once after two seconds while the mail server is down", async () => {
  const answers = statuses(addMessages(2));
  for (const end of underWay.splice(0)) end(down);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(underWay).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  underWay[0]?.(sent);
  underWay[1]?.(down);
  expect(await answers).toEqual([200, 502]);
});

test("a message that waits for another attempt is given up after 25 seconds or when the relay stops", async () => {
  const [late] = addMessages(1).map(inTime);
  await jest.advanceTimersByTimeAsync(24_000);
  const [second] = addMessages(1);
  for (const end of underWay) end(transient);
  await jest.advanceTimersByTimeAsync(500);
  expect((await late)?.status).toBe(502);
  sender.stop(15_000);
  expect((await second)?.status).toBe(503);
  expect(underWay).toHaveLength(2);
});

test("a message without confirmation ends after two minutes", async () => {
  const answers = statuses(addMessages(1));
  handOver[0]?.();
  await jest.advanceTimersByTimeAsync(119_999);
  addMessages(most - 1);
  expect(sender.unavailable).toBe("busy");
  await jest.advanceTimersByTimeAsync(1);
  expect(await answers).toEqual([504]);
});

test("a stop of the relay answers every message", async () => {
  const messages = addMessages(2);
  sender.stop(15_000);
  expect(sender.unavailable).toBe("stopping");
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await statuses(messages)).toEqual([502, 502]);
});
