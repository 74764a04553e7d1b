import { z } from "zod";
import { isLoopback } from "@/lib/node/loopback";
import { givenVariables, origin, parseVariables } from "@/lib/node/variables";
import type { Owner } from "./owner";

const emailAddress = z.email({
  pattern: /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/,
  error: "e-mail addresses such as hello@example.com",
});

const list = z
  .string()
  .transform((value) => value.split(/\s*,\s*/).filter(Boolean));

const integer = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  const text = z.string().regex(/^\d{1,7}$/, error);
  return text
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
};

const origins = z
  .array(origin("origins such as https://www.example.com, separated by commas"))
  .min(1, "at least one origin");

const schema = z.object({
  NEXT_PUBLIC_SITE_URL: origin("an origin such as https://www.example.com"),
  RELAY_PORT: integer(0, 65535).default(8025),
  RELAY_HOST: z.string().default("localhost"),
  SMTP_URL: z
    .string()
    .refine(
      isSmtpUrl,
      "a URL such as smtps://user:password@smtp.example.com:465, or of smtp:// for the ports 25 and 587, with special characters of the password percent-encoded and nothing after the port",
    )
    .optional(),
  MAIL_TO: list
    .pipe(
      z.array(emailAddress.toLowerCase()).min(1, "at least one e-mail address"),
    )
    .optional(),
  MAIL_FROM: emailAddress.optional(),
  ALLOWED_ORIGINS: list.pipe(origins).optional(),
  RELAY_HOURLY_LIMIT: integer(1, 1_000_000).default(200),
  TRUST_PROXY: z
    .string()
    .regex(/^[1-9]$/, "the number of proxies, such as 1")
    .transform((count) => (_ip: string, hop: number) => hop < Number(count))
    .optional(),
  LOG_LEVEL: z
    .enum(["error", "warn", "info"], "error, warn or info")
    .default("info"),
});

/** Where `npm run dev` serves the site, also if NEXT_PUBLIC_SITE_URL names another port. */
const LOCAL_ORIGINS = ["http://localhost:3000", "http://127.0.0.1:3000"];

export type RelayConfig = ReturnType<typeof parseRelayConfig>;

/** Parses the relay's environment, which .env.example explains. No error contains the secret SMTP_URL. */
export function parseRelayConfig(source: NodeJS.Dict<string>, owner: Owner) {
  const given = {
    NEXT_PUBLIC_SITE_URL: owner.siteUrl ?? LOCAL_ORIGINS[0],
    ...givenVariables(Object.keys(schema.shape), source),
  };
  const data = parseVariables(schema, given, "SMTP_URL");
  const isThisMachine = (url: string) => isLoopback(new URL(url).hostname);
  const siteUrl = data.NEXT_PUBLIC_SITE_URL;
  const mailTo = data.MAIL_TO ?? [owner.mailTo];
  const local = isThisMachine(siteUrl) ? LOCAL_ORIGINS : [];
  const allowed = data.ALLOWED_ORIGINS ?? [siteUrl, ...local];
  const isLocal =
    isLoopback(data.RELAY_HOST) && [siteUrl, ...allowed].every(isThisMachine);
  if (!data.SMTP_URL && (owner.isBundled || !isLocal)) {
    throw new Error(
      "SMTP_URL is missing. relay.mjs, and any relay that the network or a public site can use, needs a mail server, such as smtps://user:password@smtp.example.com:465; a mailbox in memory is for development on this machine.",
    );
  }

  return {
    port: data.RELAY_PORT,
    host: data.RELAY_HOST,
    /** Undefined for the mailbox in memory, which a relay has only if no other machine can reach it. */
    smtpUrl: data.SMTP_URL,
    /** The only recipients, in lower case. */
    mailTo,
    /** The owner's e-mail address: mail from a visitor's address would fail the checks of any receiver. */
    mailFrom: data.MAIL_FROM ?? (mailTo[0] as string),
    /** The only From name: with a free name, a stranger could write in anybody's name. */
    senderLabel: owner.senderLabel,
    allowedOrigins: new Set(allowed),
    /** Messages of all visitors together in an hour. */
    hourLimit: data.RELAY_HOURLY_LIMIT,
    /** Requests per hour per client: a tenth of the limit for all, or all of it if the relay is local. */
    clientHourLimit: Math.ceil(data.RELAY_HOURLY_LIMIT / (isLocal ? 1 : 10)),
    /** Whether the X-Forwarded-For of a reverse proxy is trusted. */
    trustProxy: data.TRUST_PROXY ?? false,
    logLevel: data.LOG_LEVEL,
  };
}

function isSmtpUrl(url: string): boolean {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(url);
    decodeURIComponent(username + password);
    return (
      /^smtps?:\/\/[^/?#]+\/?$/.test(href) &&
      /^[^%*]+$/.test(hostname) &&
      !/^(smtp:(0|465)|smtps:(0|25|587))$/.test(protocol + port) &&
      (username !== "" || password === "")
    );
  } catch {
    return false;
  }
}
