import { isIP, isIPv4 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import { copy } from "./copy";
import { Rejection } from "./error-responses";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** More clients than that in a window are forgotten, the oldest first. */
const maxKeys = 10_000;
/** So many requests without the header of a trusted proxy are no accident. */
const unforwardedLimit = 100;

/**
 * A number of requests or messages in a window of time, of each key. One that fails counts too, so that a mail server
 * that is down, or rejects the login, is left alone.
 */
export class RateLimit {
  /** Each is as long, so they stand in the order of their ends. */
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    readonly max: number,
    readonly windowMs: number,
    /** Called for the first of a window that finds no room. */
    readonly warn: () => void = () => {},
  ) {}

  /** The seconds until there is room again; 0 if there is. */
  secondsToWait(key = ""): number {
    const window = this.#windowOf(key);
    if (window.count < this.max) return 0;
    if (window.count++ === this.max) this.warn();
    return Math.ceil((window.endsAt - performance.now()) / 1000);
  }

  count(key = ""): void {
    this.#windowOf(key).count++;
  }

  #windowOf(key: string) {
    // Not by the clock, which may be set anew.
    const now = performance.now();
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    for (const [old, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < maxKeys) break;
      this.#windows.delete(old);
    }
    const window = { count: 0, endsAt: now + this.windowMs };
    this.#windows.set(key, window);
    return window;
  }
}

/**
 * A hook that limits the requests of each client, rejected ones included: those of a minute, and those of an hour, so
 * that one client cannot use up what all have together. A client is an IPv4 address; of IPv6 it is a /64 and for the hour
 * a /48, which is what one customer may get.
 */
export function clientLimits(config: RelayConfig) {
  const ofMinute = new RateLimit(config.minuteLimit, MINUTE);
  const ofHour = new RateLimit(config.clientHourLimit, HOUR);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request);
    for (const [limit, groups, sentence] of [
      [ofMinute, 4, copy.minuteLimit],
      [ofHour, 3, copy.hourLimit],
    ] as const) {
      const client = networkOf(address, groups);
      const wait = limit.secondsToWait(client);
      if (wait > 0) {
        reply.header("retry-after", wait);
        throw new Rejection(429, sentence);
      }
      limit.count(client);
    }
  };
}

/** The visitor's IP address without the port that some proxies add; where the header holds none, the proxy's own. */
function addressOf({ ip, socket }: FastifyRequest): string {
  const forwarded = ip
    ?.replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1");
  const candidates = [forwarded, socket.remoteAddress ?? ""];
  return candidates.find((address) => address && isIP(address)) ?? "::";
}

/** The first groups of an IPv6 address; the whole of an IPv4 address, also of one that is written as IPv6. */
function networkOf(address: string, groups: number): string {
  const ipv6 = isIPv4(address) ? `::ffff:${address}` : address;
  // Written in one way, without a zone.
  const { hostname } = new URL(`http://[${ipv6.replace(/%.*/, "")}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array(8 - start.length - end.length).fill("0");
  const all = [...start, ...zeros, ...end].join(":");
  return all.startsWith("0:0:0:0:0:ffff:")
    ? all
    : all.split(":", groups).join(":");
}

/** Warns once when TRUST_PROXY and the proxies do not fit each other: then the limits of clients do not work. */
export function warnOfProxies(
  scope: FastifyInstance,
  isTrusting: boolean,
): void {
  let misfits = 0;
  scope.addHook("onRequest", async ({ headers, log }) => {
    const forwarded = headers["x-forwarded-for"];
    if (isTrusting && !forwarded && ++misfits === unforwardedLimit) {
      log.warn(
        `TRUST_PROXY is set, but ${unforwardedLimit} requests had no X-Forwarded-For. If the proxy does not write it, clients can, and no limit holds them.`,
      );
    }
    if (!isTrusting && (forwarded || headers.forwarded) && ++misfits === 1) {
      log.warn(
        "A reverse proxy forwards requests, but TRUST_PROXY is not set: all visitors share one rate limit.",
      );
    }
  });
}
