import { isIP } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import { HOUR_LIMIT } from "./error-responses";

/** So many requests without the header of a trusted proxy are no accident. */
const unforwardedLimit = 100;

/** Limits the requests of each IP address a minute, rejected ones included. Health and mailbox are free, and so are preflights. */
export async function addMinuteLimit(
  app: FastifyInstance,
  config: RelayConfig,
): Promise<void> {
  warnOfProxies(app, config.trustProxy !== false);
  app.addHook("onRequest", async (request) => {
    Object.defineProperty(request, "ip", { value: clientAddress(request) });
  });
  await app.register(rateLimit, {
    max: config.minuteLimit,
    timeWindow: "1 minute",
    allowList: (request) =>
      isPreflightOfSite(request, config) ||
      !["/send-email", undefined].includes(request.routeOptions.url),
  });
}

/** Limits the messages of each IP address an hour, so that one client cannot use up what all clients have together. */
export async function addHourLimit(
  scope: FastifyInstance,
  config: RelayConfig,
): Promise<void> {
  await scope.register(rateLimit, {
    max: config.clientHourLimit,
    timeWindow: "1 hour",
    allowList: (request) => isPreflightOfSite(request, config),
    errorResponseBuilder: () => ({ statusCode: 429, code: HOUR_LIMIT }),
  });
}

function isPreflightOfSite(
  { method, headers }: FastifyRequest,
  { allowedOrigins }: RelayConfig,
): boolean {
  return method === "OPTIONS" && allowedOrigins.has(headers.origin ?? "");
}

/** Warns once when TRUST_PROXY and the proxies do not fit each other: then the limits of clients do not work. */
function warnOfProxies(app: FastifyInstance, isTrusting: boolean): void {
  let unforwarded = 0;
  let warned = false;
  app.addHook("onRequest", async ({ headers, routeOptions, log }) => {
    const forwarded = headers["x-forwarded-for"];
    if (warned || routeOptions.url !== "/send-email") return;
    if (isTrusting && !forwarded && ++unforwarded === unforwardedLimit) {
      warned = true;
      log.warn(
        `TRUST_PROXY is set, but ${unforwardedLimit} requests had no X-Forwarded-For. If the proxy does not write it, clients can, and no limit holds them.`,
      );
    }
    if (!isTrusting && (forwarded || headers.forwarded)) {
      warned = true;
      log.warn(
        "A reverse proxy forwards requests, but TRUST_PROXY is not set: all visitors share one rate limit.",
      );
    }
  });
}

/** The visitor's IP address without the port that some proxies add; where the header holds none, the proxy's own. */
function clientAddress({ ip, socket }: FastifyRequest): string {
  const forwarded = ip
    ?.replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1");
  const candidates = [forwarded, socket.remoteAddress ?? ""];
  return candidates.find((address) => address && isIP(address)) ?? "::";
}

/**
 * A number of messages in a window of time, of all visitors together. One that fails counts too: a mail server that is
 * down, or rejects the login, is not asked more often than one that is up.
 */
export class MessageLimit {
  #count = 0;
  #endsAt = 0;
  #warned = false;

  constructor(
    readonly max: number,
    readonly windowMs: number,
    /** Called for the first message of a window that finds no room. */
    readonly warn: () => void,
  ) {}

  /** The seconds until there is room again; 0 if there is. */
  secondsToWait(): number {
    const now = performance.now();
    if (now >= this.#endsAt) {
      this.#count = 0;
      this.#endsAt = now + this.windowMs;
      this.#warned = false;
    }
    if (this.#count < this.max) return 0;
    if (!this.#warned) this.warn();
    this.#warned = true;
    return Math.ceil((this.#endsAt - now) / 1000);
  }

  count(): void {
    this.#count++;
  }
}
