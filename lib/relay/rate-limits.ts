import { isIP } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RelayConfig } from "./config";
import type { Answer } from "./send-queue";

/** Limits the requests of each IP address, rejected ones included. Health and mailbox are free, and so are preflights. */
export async function addRateLimit(
  app: FastifyInstance,
  { rateLimit: max, allowedOrigins, trustProxy }: RelayConfig,
): Promise<void> {
  let warned = trustProxy !== false;
  app.addHook("onRequest", async (request) => {
    const { headers } = request;
    if (!warned && (headers["x-forwarded-for"] || headers.forwarded)) {
      warned = true;
      request.log.warn(
        "A reverse proxy forwards requests, but TRUST_PROXY is not set: all visitors share one rate limit.",
      );
    }
    Object.defineProperty(request, "ip", { value: clientAddress(request) });
  });
  await app.register(rateLimit, {
    max,
    timeWindow: "1 minute",
    allowList: ({ method, headers, routeOptions }) =>
      method === "OPTIONS"
        ? allowedOrigins.has(headers.origin ?? "")
        : Boolean(routeOptions.url) && routeOptions.url !== "/send-email",
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

/** A number of messages in a window of time, of all visitors together. */
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
    const now = Date.now();
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

  /** Counts a message, and no longer if it was certainly not sent: while the mail server is down, no room gets lost. */
  count(delivery: Promise<Answer>): void {
    const endsAt = this.#endsAt;
    this.#count++;
    delivery.then(({ status }) => {
      // Another window's count does not hold it.
      if (endsAt !== this.#endsAt) return;
      if (status === 502 || status === 503) this.#count--;
    });
  }
}
