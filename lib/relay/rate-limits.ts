import { isIP, isIPv4 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import { copy } from "./copy";
import { Rejection } from "./error-responses";

export const HOUR = 3_600_000;

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
  ) {}

  /** The seconds until there is room again; 0 if there is. */
  secondsToWait(key = ""): number {
    const { count, endsAt } = this.#windowOf(key);
    if (count < this.max) return 0;
    return Math.ceil((endsAt - performance.now()) / 1000);
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
 * that one client cannot use up what all have together. A client is an IPv4 address or an IPv6 /64, for the hour a /48:
 * one customer may have it.
 */
export function clientLimits(config: RelayConfig) {
  const ofMinute = new RateLimit(config.minuteLimit, 60_000);
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
  const isAddress = (text = "") => isIP(text) > 0;
  return [forwarded, socket.remoteAddress].find(isAddress) ?? "::";
}

/** The first groups of an IPv6 address; all of an IPv4 address, also of one that is written as IPv6. */
function networkOf(address: string, groups: number): string {
  const ipv6 = isIPv4(address) ? `::ffff:${address}` : address;
  // A URL has one spelling, and no zone.
  const { hostname } = new URL(`http://[${ipv6.replace(/%.*/, "")}]`);
  if (hostname.startsWith("[::ffff:")) return hostname;
  const groupsOf = (text: string) => text.match(/\w+/g) ?? [];
  const zeros = "0:".repeat(8 - groupsOf(hostname).length);
  const all = groupsOf(hostname.replace("::", `:${zeros}`));
  return all.slice(0, groups).join(":");
}

/** Warns once when TRUST_PROXY and the proxies do not fit each other: then the limits of clients do not work. */
export function warnOfProxies(
  scope: FastifyInstance,
  isTrusting: boolean,
): void {
  let misfits = 0;
  scope.addHook("onRequest", async ({ headers, log }) => {
    const isForwarded = "x-forwarded-for" in headers;
    if (isTrusting && !isForwarded && ++misfits === unforwardedLimit)
      log.warn(
        `TRUST_PROXY is set, but ${unforwardedLimit} requests had no X-Forwarded-For. If the proxy does not write it, clients can, and no limit holds them.`,
      );
    if (!isTrusting && (isForwarded || headers.forwarded) && ++misfits === 1)
      log.warn(
        "A reverse proxy forwards requests, but TRUST_PROXY is not set: all visitors share one rate limit.",
      );
  });
}
