import { isIP, isIPv4 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import { Rejection } from "./error-responses";
import { ExpiringMap } from "./expiring-map";

export const HOUR = 3_600_000;

/** After so many requests without the header of a trusted proxy, a warning is logged. */
const unforwardedLimit = 100;

/**
 * Limits the number of requests or messages of each key in an hour. Failed ones count too, so that the relay does not
 * keep asking a mail server that is down or rejects the login.
 */
export class RateLimit {
  readonly #windows = new ExpiringMap<{ count: number }>(HOUR);

  constructor(readonly max: number) {}

  /** The seconds until another one is allowed; 0 if it is allowed now. */
  secondsToWait(key = ""): number {
    const { count = 0 } = this.#windows.get(key) ?? {};
    return count < this.max ? 0 : Math.ceil(this.#windows.msLeft(key) / 1000);
  }

  count(key = "", by: 1 | -1 = 1): void {
    const window = this.#windows.get(key);
    if (window) window.count += by;
    else if (by > 0) this.#windows.set(key, { count: by });
  }
}

/**
 * Hooks that limit the requests of each client in an hour, including rejected ones, so that one client cannot use up the
 * limit of all. A client is an IPv4 address or an IPv6 /48, because one customer may have a whole /48.
 */
export function clientLimit({ clientHourLimit }: RelayConfig) {
  const limit = new RateLimit(clientHourLimit);
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const client = clientNetwork(clientAddress(request));
      const wait = limit.secondsToWait(client);
      if (wait > 0) {
        reply.header("retry-after", wait);
        throw new Rejection(429, "hourLimit");
      }
      limit.count(client);
    },
    /** What the relay has no room for does not count. */
    async onError(request: FastifyRequest, _: unknown, error: unknown) {
      if (Object(error).statusCode === 503)
        limit.count(clientNetwork(clientAddress(request)), -1);
    },
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
