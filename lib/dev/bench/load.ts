import type { CDPSession } from "playwright";
import { type Visit, visiting } from "./phone";

export type Load = {
  /** ms since the navigation started. */
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  /** Beyond 50 ms a task, from the first paint to 5 s after load. */
  blocked: number;
  shift: number;
  shifted: string[];
  /** Bytes on the wire, answers' headers included. */
  bytesBeforeLargestPaint: number;
  bytes: number;
  requests: number;
};

const REST = 5000;

/** One first visit: load, rest for five seconds, then scroll through the whole page. */
export function measureLoad(address: string): Promise<Load> {
  return visiting(async (visit) => {
    const wire = watchWire(visit.cdp);
    await visit.page.goto(address, { waitUntil: "load" });
    const loaded = await visit.page.evaluate(() => performance.now());
    await visit.page.waitForTimeout(REST);
    const atRest = await visit.page.evaluate(() => observed);
    const wireAtRest = wire.until(Number.POSITIVE_INFINITY);
    await scrollThrough(visit);
    const scrolled = await visit.page.evaluate(() => observed);
    if (!atRest.largestPaint) throw new Error(`${address} painted nothing.`);
    return {
      firstPaint: atRest.firstPaint,
      largestPaint: atRest.largestPaint,
      largestElement: atRest.largestElement,
      blocked: blockedTime(atRest.longTasks, atRest.firstPaint, loaded + REST),
      shift: scrolled.shift,
      shifted: scrolled.shifted,
      bytesBeforeLargestPaint: wire.until(atRest.largestPaint).bytes,
      bytes: wireAtRest.bytes,
      requests: wireAtRest.requests,
    };
  });
}

/** What lies beyond 50 ms of each task, within the window. */
export function blockedTime(
  tasks: readonly { start: number; duration: number }[],
  from: number,
  to: number,
): number {
  return tasks.reduce((sum, { start, duration }) => {
    const end = start + duration;
    const blocking = Math.min(end, to) - Math.max(start + 50, from);
    return sum + Math.max(0, blocking);
  }, 0);
}

/** In steps of a swipe, slow enough for parts that load when they come near. */
export async function scrollThrough({ page }: Visit): Promise<void> {
  for (let step = 0; step < 200; step++) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.75, behavior: "instant" });
      return scrollY + innerHeight >= document.body.scrollHeight - 1;
    });
    await page.waitForTimeout(150);
    if (isAtEnd) break;
  }
  await page.waitForTimeout(1000);
}

/** Counts what arrives, with the time since the navigation started. */
function watchWire(cdp: CDPSession) {
  const arrivals: { at: number; bytes: number }[] = [];
  const requests: number[] = [];
  let start = 0;
  cdp.on("Network.requestWillBeSent", ({ timestamp, request }) => {
    if (!request.url.startsWith("https:")) return;
    start ||= timestamp;
    requests.push(timestamp);
  });
  cdp.on("Network.responseReceived", ({ timestamp, response }) =>
    arrivals.push({ at: timestamp, bytes: response.encodedDataLength }),
  );
  cdp.on("Network.dataReceived", ({ timestamp, encodedDataLength }) =>
    arrivals.push({ at: timestamp, bytes: encodedDataLength }),
  );
  return {
    until(milliseconds: number) {
      const end = start + milliseconds / 1000;
      const arrived = arrivals.filter(({ at }) => at <= end);
      return {
        bytes: arrived.reduce((sum, { bytes }) => sum + bytes, 0),
        requests: requests.filter((at) => at <= end).length,
      };
    },
  };
}
