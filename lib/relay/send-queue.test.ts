import { MESSAGE } from "@/lib/relay/testing/relay";
import { type Delivery, inTime, SendQueue } from "./send-queue";

const sent: Delivery = { kind: "sent" };
const transient: Delivery = { kind: "transient", error: "" };

/** Functions for each started delivery: end it, and report that the mail server has the whole mail. */
let underWay: ((delivery: Delivery) => void)[];
let handOver: (() => void)[];
let queue: SendQueue;
beforeEach(() => {
  jest.useFakeTimers();
  underWay = [];
  handOver = [];
  queue = new SendQueue(
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

const parallel = 4;
const waiting = 50;

const addMessages = (count: number) =>
  Array.from({ length: count }, () => queue.add(MESSAGE));

const statuses = async (deliveries: ReturnType<typeof addMessages>) =>
  (await Promise.all(deliveries)).map(({ status }) => status);

test("four messages are sent at a time and fifty wait", async () => {
  const accepted = addMessages(parallel + waiting);
  expect(await statuses(addMessages(1))).toEqual([503]);
  expect(underWay).toHaveLength(parallel);

  underWay.shift()?.(sent);
  await accepted[0];
  accepted.push(...addMessages(1));
  while (underWay.length > 0) {
    underWay.shift()?.(sent);
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(new Set(await statuses(accepted))).toEqual(new Set([200]));
});

test("a message that the mail server has not received after 25 seconds is given up", async () => {
  const first = statuses(addMessages(parallel).map(inTime));
  await jest.advanceTimersByTimeAsync(20_000);
  handOver[0]?.();
  const second = statuses(addMessages(1).map(inTime));
  expect(underWay).toHaveLength(parallel);
  await jest.advanceTimersByTimeAsync(5_000);
  underWay.at(-1)?.(sent);
  expect(await first).toEqual([504, 502, 502, 502]);
  expect(await second).toEqual([200]);
});

test("a message that has waited 25 seconds is given up", async () => {
  addMessages(parallel);
  const answers = statuses(addMessages(2).map(inTime));
  await jest.advanceTimersByTimeAsync(20_000);
  for (const give of handOver) give();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await answers).toEqual([502, 502]);
  expect(underWay).toHaveLength(parallel);
});

test("a message leaves its slot while it waits for its second attempt", async () => {
  const [, ...others] = addMessages(parallel + 1);
  underWay[0]?.(transient);
  await jest.advanceTimersByTimeAsync(1_999);
  for (const end of underWay) end(sent);
  expect(await statuses(others)).toEqual(Array(parallel).fill(200));
  expect(underWay).toHaveLength(parallel + 1);
});

test("a second attempt is given up after 25 seconds or when the relay stops", async () => {
  const [late] = addMessages(1);
  await jest.advanceTimersByTimeAsync(23_000);
  const [second] = addMessages(1);
  for (const end of underWay) end(transient);
  await jest.advanceTimersByTimeAsync(1_500);
  queue.stop(15_000);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await late)?.status).toBe(502);
  expect((await second)?.status).toBe(503);
  expect(underWay).toHaveLength(2);
});

test("a message without confirmation leaves its slot after ten seconds and ends after two minutes", async () => {
  const first = addMessages(parallel);
  for (const give of handOver) give();
  const [second] = addMessages(1);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(underWay).toHaveLength(parallel);
  await jest.advanceTimersByTimeAsync(1);
  underWay.at(-1)?.(sent);
  expect((await second)?.status).toBe(200);
  await jest.advanceTimersByTimeAsync(110_000);
  expect(await statuses(first)).toEqual([504, 504, 504, 504]);
});

test("a stop of the relay answers every message", async () => {
  const messages = addMessages(parallel + 1);
  queue.stop(15_000);
  messages.push(...addMessages(1));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await statuses(messages)).toEqual([502, 502, 502, 502, 503, 503]);
});
