import { isIP } from "node:net";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import { copy } from "./copy";
import { Rejection } from "./error-responses";

/** So many requests without the header of a trusted proxy are no accident. */
const unforwardedLimit = 100;

/**
 * A hook that limits the requests of each client, rejected ones included: those of a minute, and those of an hour, so
 * that one client cannot use up what all have together. A client is an IPv4 address or an IPv6 /64.
 */
export async function clientLimits(
  scope: FastifyInstance,
  config: RelayConfig,
) {
  await scope.register(rateLimit, { global: false, keyGenerator: clientOf });
  const { createRateLimit } = scope;
  const ofMinute = createRateLimit({
    max: config.minuteLimit,
    timeWindow: "1 minute",
  });
  const ofHour = createRateLimit({
    max: config.clientHourLimit,
    timeWindow: "1 hour",
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    for (const [take, sentence] of [
      [ofMinute, copy.minuteLimit],
      [ofHour, copy.hourLimit],
    ] as const) {
      const limit = await take(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header("retry-after", limit.ttlInSeconds);
      throw new Rejection(429, sentence);
    }
  };
}

/** The visitor's IP address without the port that some proxies add; where the header holds none, the proxy's own. */
function clientOf({ ip, socket }: FastifyRequest): string {
  const forwarded = ip
    ?.replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1");
  const candidates = [forwarded, socket.remoteAddress ?? ""];
  const address = candidates.find((address) => address && isIP(address));
  return normalizeIP(address ?? "::");
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

/**
 * A number of messages in a window of time, of all visitors together. One that fails counts too: a mail server that is
 * down, or rejects the login, is not asked more often than one that is up.
 */
export class MessageLimit {
  #count = 0;
  #endsAt = 0;

  constructor(
    readonly max: number,
    readonly windowMs: number,
    /** Called for the first message of a window that finds no room. */
    readonly warn: () => void,
  ) {}

  /** The seconds until there is room again; 0 if there is. */
  secondsToWait(): number {
    // Not by the clock, which may be set anew.
    const now = performance.now();
    if (now >= this.#endsAt) {
      this.#count = 0;
      this.#endsAt = now + this.windowMs;
    }
    if (this.#count < this.max) return 0;
    if (this.#count++ === this.max) this.warn();
    return Math.ceil((this.#endsAt - now) / 1000);
  }

  count(): void {
    this.#count++;
  }
}
