import { z } from "zod";

const address = z
  .string()
  .trim()
  .regex(/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/, {
    error: "e-mail addresses such as hello@example.com",
  });

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: `a whole number from ${least} to ${most}` })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, { error: `a whole number from ${least} to ${most}` })
        .max(most, { error: `a whole number from ${least} to ${most}` }),
    );

const schema = z.object({
  RELAY_PORT: wholeNumber(0, 65535).default(8025),
  RELAY_HOST: z.string().default("localhost"),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "an address such as smtps://user:password@smtp.example.com:465",
    })
    .optional(),
  MAIL_TO: list.pipe(z.array(address).min(1)),
  MAIL_FROM: address.optional(),
  ALLOWED_ORIGINS: list.pipe(
    z
      .array(
        z
          .url({
            protocol: /^https?$/,
            error:
              "origins such as https://www.example.com, separated by commas",
          })
          .transform((value) => new URL(value).origin),
      )
      .min(1, { error: "at least one origin" }),
  ),
  RELAY_RATE_LIMIT: wholeNumber(1, 100_000).default(20),
  TRUST_PROXY: list.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
});

/** What the relay would use where the environment says nothing. */
export type RelayDefaults = { mailTo: string; siteUrl: string };

export type RelayConfig = ReturnType<typeof parseRelayConfig>;

/**
 * Parses the relay's environment; README.md explains each variable.
 * @throws Error of one line for the first malformed variable. A secret (SMTP_URL) is never part of it.
 */
export function parseRelayConfig(
  source: Record<string, string | undefined>,
  defaults: RelayDefaults,
) {
  const given: Record<string, string | undefined> = {
    ALLOWED_ORIGINS: [
      defaults.siteUrl,
      "http://localhost:3000",
      "http://127.0.0.1:3000",
    ].join(","),
    MAIL_TO: defaults.mailTo,
  };
  for (const name of Object.keys(schema.shape)) {
    if (source[name]?.trim()) given[name] = source[name].trim();
  }

  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    const value =
      name === "SMTP_URL" ? "malformed" : JSON.stringify(given[name]);
    throw new Error(`${name} is ${value}, but it must be ${issue?.message}.`);
  }

  const { data } = result;
  const mailTo = data.MAIL_TO.map((item) => item.toLowerCase());
  return {
    port: data.RELAY_PORT,
    host: data.RELAY_HOST,
    smtpUrl: data.SMTP_URL,
    /** The only recipients, in lower case. */
    mailTo,
    /** Mail is sent from an address of the owner's own: a visitor's would fail the checks of any receiver. */
    mailFrom: data.MAIL_FROM ?? mailTo[0] ?? defaults.mailTo,
    allowedOrigins: new Set(data.ALLOWED_ORIGINS),
    /** Letters per minute and sender. */
    rateLimit: data.RELAY_RATE_LIMIT,
    /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
    trustProxy: data.TRUST_PROXY ?? false,
    logLevel: data.LOG_LEVEL,
  };
}
