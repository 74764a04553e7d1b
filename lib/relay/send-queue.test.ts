/** @jest-environment node */
import { Once } from "./idempotency";
import { Outbox } from "./send-queue";
import { LETTER } from "./testing/relay";

/** A mail server that accepts one letter for each call of `accept`. */
function patientServer() {
  let permits = 0;
  const waiting: (() => void)[] = [];
  return {
    accept() {
      const next = waiting.shift();
      if (next) next();
      else permits++;
    },
    deliver: () =>
      new Promise<void>((resolve) => {
        if (permits > 0) {
          permits--;
          resolve();
        } else waiting.push(resolve);
      }),
  };
}

test("a full outbox refuses, and takes letters again when there is room", async () => {
  const { accept, deliver } = patientServer();
  const outbox = new Outbox({ deliver, parallel: 1, waiting: 1 });
  const first = outbox.send(LETTER);
  const second = outbox.send(LETTER);
  const third = outbox.send(LETTER);

  expect((await third.answer).status).toBe(503);
  accept();
  expect((await first.answer).status).toBe(200);
  accept();
  expect((await second.answer).status).toBe(200);
  const fourth = outbox.send(LETTER);
  accept();
  expect((await fourth.answer).status).toBe(200);
});

test("the outbox is idle only when the last letter has ended", async () => {
  const { accept, deliver } = patientServer();
  const outbox = new Outbox({ deliver, parallel: 1 });
  const sent = [outbox.send(LETTER), outbox.send(LETTER)];
  let idle = false;
  const wait = outbox.idle().then(() => {
    idle = true;
  });
  accept();
  await sent[0]?.settled;

  expect(idle).toBe(false);
  accept();
  await wait;
  expect(idle).toBe(true);
});

test("a delivery without an end is answered in time, and its late success is told to the next try", async () => {
  const { accept, deliver } = patientServer();
  const outbox = new Outbox({ deliver, answerWithinMs: 5 });
  const once = new Once();
  const sent = outbox.send(LETTER);
  const first = once.answer("key", () => sent);

  expect((await first.answer).status).toBe(504);
  accept();
  await sent.settled;
  const second = once.answer("key", () => outbox.send(LETTER));
  expect(second.repeated).toBe(true);
  expect((await second.answer).status).toBe(200);
});

test("a sent letter is forgotten after its minute", async () => {
  const outbox = new Outbox({ deliver: async () => {} });
  const once = new Once({ rememberMs: 0 });
  await once.answer("key", () => outbox.send(LETTER)).answer;
  const again = once.answer("key", () => outbox.send(LETTER));

  expect(again.repeated).toBe(false);
});

test("the memory of sent letters has a limit", async () => {
  const outbox = new Outbox({ deliver: async () => {} });
  const once = new Once({ atMost: 2 });
  for (const key of ["a", "b", "c", "d"]) {
    await once.answer(key, () => outbox.send(LETTER)).answer;
  }

  expect(once.answer("d", () => outbox.send(LETTER)).repeated).toBe(true);
  expect(once.answer("a", () => outbox.send(LETTER)).repeated).toBe(false);
});
