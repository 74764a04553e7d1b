import { IdempotencyCache } from "./idempotency";
import { SendQueue } from "./send-queue";
import { MESSAGE } from "./testing/relay";

/** A mail server that accepts one message for each call of `accept`, and gives up on the signal. */
function patientServer() {
  const underWay: (() => void)[] = [];
  return {
    accept: () => underWay.shift()?.(),
    underWay: () => underWay.length,
    deliver: (_message: unknown, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        underWay.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  };
}

afterEach(() => {
  jest.useRealTimers();
});

test("a full queue rejects, and takes messages again when there is room", async () => {
  const { accept, deliver } = patientServer();
  const queue = new SendQueue({ deliver, parallel: 1, waiting: 1 });
  const first = queue.add(MESSAGE);
  const second = queue.add(MESSAGE);
  const third = queue.add(MESSAGE);

  expect((await third.answer()).status).toBe(503);
  accept();
  expect((await first.answer()).status).toBe(200);
  accept();
  expect((await second.answer()).status).toBe(200);
  const fourth = queue.add(MESSAGE);
  accept();
  expect((await fourth.answer()).status).toBe(200);
});

test("a message that has not started after 25 seconds is certainly not sent", async () => {
  jest.useFakeTimers();
  const server = patientServer();
  const queue = new SendQueue({ deliver: server.deliver, parallel: 1 });
  const first = queue.add(MESSAGE);
  const second = queue.add(MESSAGE);
  const answers = Promise.all([first.answer(), second.answer()]);
  await jest.advanceTimersByTimeAsync(25_000);
  server.accept();
  await first.settled;

  expect((await answers).map(({ status }) => status)).toEqual([504, 502]);
  expect(server.underWay()).toBe(0);
});

test("a delivery that never ends frees its slot after two minutes", async () => {
  jest.useFakeTimers();
  const server = patientServer();
  const queue = new SendQueue({ deliver: server.deliver, parallel: 1 });
  const first = queue.add(MESSAGE);
  await jest.advanceTimersByTimeAsync(119_000);
  const second = queue.add(MESSAGE).answer();
  await jest.advanceTimersByTimeAsync(1_000);
  server.accept();
  server.accept();

  expect((await first.settled).status).toBe(502);
  expect((await second).status).toBe(200);
});

test("stopping rejects what waits and breaks off what hangs", async () => {
  jest.useFakeTimers();
  const queue = new SendQueue({ ...patientServer(), parallel: 1 });
  const hanging = queue.add(MESSAGE).answer();
  const waiting = queue.add(MESSAGE).answer();
  queue.stop(15_000);
  const late = queue.add(MESSAGE).answer();
  await jest.advanceTimersByTimeAsync(15_000);

  expect((await waiting).status).toBe(503);
  expect((await late).status).toBe(503);
  expect((await hanging).status).toBe(502);
});

test("a late success answers the next attempt", async () => {
  const { accept, deliver } = patientServer();
  const queue = new SendQueue({ deliver, answerWithinMs: 5 });
  const cache = new IdempotencyCache();
  const job = queue.add(MESSAGE);
  cache.add("key", job);

  expect((await job.answer()).status).toBe(504);
  accept();
  await job.settled;
  expect((await cache.get("key")?.answer())?.status).toBe(200);
});

test("a sent message is remembered for an hour, a failed one not at all", async () => {
  jest.useFakeTimers();
  const cache = new IdempotencyCache();
  const sent = new SendQueue({ deliver: async () => {} }).add(MESSAGE);
  const failed = new SendQueue({ deliver: () => Promise.reject() });
  const job = failed.add(MESSAGE);
  cache.add("sent", sent);
  cache.add("failed", job);
  await jest.advanceTimersByTimeAsync(3_599_000);

  expect(cache.get("sent")).toBeDefined();
  expect(cache.get("failed")).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(cache.get("sent")).toBeUndefined();
});

test("the memory of sent messages has a limit", async () => {
  const queue = new SendQueue({ deliver: async () => {} });
  const cache = new IdempotencyCache({ maxEntries: 2 });
  for (const key of ["a", "b", "c", "d"]) {
    cache.get(key);
    const job = queue.add(MESSAGE);
    cache.add(key, job);
    await job.settled;
  }

  expect(cache.get("d")).toBeDefined();
  expect(cache.get("a")).toBeUndefined();
});
