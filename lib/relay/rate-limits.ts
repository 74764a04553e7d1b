import { isIP, isIPv4 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import { Rejection } from "./error-responses";

export const HOUR = 3_600_000;

/** The maximum number of clients in a window; the oldest are forgotten first. */
const maxKeys = 10_000;
/** After so many requests without the header of a trusted proxy, a warning is logged. */
const unforwardedLimit = 100;

/**
 * Limits the number of requests or messages of each key in a time window. Failed ones count too, so that the relay does
 * not keep asking a mail server that is down or rejects the login.
 */
export class RateLimit {
  /** All windows have the same length, so they are sorted by their ends. */
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    readonly max: number,
    readonly windowMs: number,
  ) {}

  /** The seconds until another one is allowed; 0 if it is allowed now. */
  secondsToWait(key = ""): number {
    const { count, endsAt } = this.#currentWindow(key);
    if (count < this.max) return 0;
    return Math.ceil((endsAt - performance.now()) / 1000);
  }

  count(key = ""): void {
    this.#currentWindow(key).count++;
  }

  #currentWindow(key: string) {
    // Uses a monotonic clock, because the system clock may be changed.
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
 * A hook that limits the requests of each client in an hour, including rejected ones, so that one client cannot use up
 * the limit of all. A client is an IPv4 address or an IPv6 /48, because one customer may have a whole /48.
 */
export function clientLimit({ clientHourLimit }: RelayConfig) {
  const limit = new RateLimit(clientHourLimit, HOUR);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientNetwork(clientAddress(request));
    const wait = limit.secondsToWait(client);
    if (wait > 0) {
      reply.header("retry-after", wait);
      throw new Rejection(429, "hourLimit");
    }
    limit.count(client);
  };
}

/** The visitor's IP address without the port that some proxies add; without the header, the proxy's own. */
function clientAddress({ ip, socket }: FastifyRequest): string {
  const forwarded = ip
    ?.replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1");
  const isAddress = (text = "") => isIP(text) > 0;
  return [forwarded, socket.remoteAddress].find(isAddress) ?? "::";
}

/** The first three groups of an IPv6 address, or a whole IPv4 address, even if it is written as IPv6. */
function clientNetwork(address: string): string {
  const ipv6 = isIPv4(address) ? `::ffff:${address}` : address;
  // A URL normalises the spelling and has no zone.
  const { hostname } = new URL(`http://[${ipv6.replace(/%.*/, "")}]`);
  if (hostname.startsWith("[::ffff:")) return hostname;
  // "::" is short for two zeros or more.
  const [first = ""] = hostname.split("::");
  return `${first}:0:0`.split(":").slice(0, 3).join(":");
}

/** Warns once when TRUST_PROXY does not match the proxies, because then the limits per client do not work. */
export function warnOfProxies(scope: FastifyInstance, isTrusting: boolean) {
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
