import { OWNER } from "@/lib/relay/testing/relay";
import { parseRelayConfig } from "./config";

const MAIL = "smtp://mail.example.com";

const parse = (environment: Parameters<typeof parseRelayConfig>[0]) =>
  parseRelayConfig(environment, OWNER);

test("an empty environment gives a relay for this machine and the site", () => {
  const config = parse({ SMTP_URL: "" });
  expect(config).toMatchObject({
    port: 8025,
    host: "localhost",
    smtpUrl: undefined,
    mailTo: ["hello@example.com"],
    mailFrom: "hello@example.com",
  });
  expect([...config.allowedOrigins]).toEqual([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
  ]);
});

test("with a public site only its own pages may send", () => {
  const NEXT_PUBLIC_SITE_URL = "https://www.example.com";
  const { allowedOrigins } = parse({ NEXT_PUBLIC_SITE_URL, SMTP_URL: MAIL });
  expect([...allowedOrigins]).toEqual([NEXT_PUBLIC_SITE_URL]);
});

test("lists are separated by commas", () => {
  const config = parse({
    SMTP_URL: MAIL,
    MAIL_TO: "a@example.com, B@example.com",
    ALLOWED_ORIGINS: "https://a.example/, http://b.example:81",
  });
  expect(config.mailTo).toEqual(["a@example.com", "b@example.com"]);
  expect([...config.allowedOrigins]).toEqual([
    "https://a.example",
    "http://b.example:81",
  ]);
});

test.each([
  { RELAY_HOST: "0.0.0.0" },
  { ALLOWED_ORIGINS: "http://localhost:3000, https://www.example.com" },
  { NEXT_PUBLIC_SITE_URL: "https://www.example.com" },
  { NEXT_PUBLIC_SITE_URL: "https://localhost.example.com" },
])("a relay that others reach by %j needs a mail server", (environment) => {
  expect(() => parse(environment)).toThrow(/^SMTP_URL is missing\. [^\n]+$/);
});

test("a bundled relay needs a mail server", () => {
  expect(() => parseRelayConfig({}, { ...OWNER, isBundled: true })).toThrow(
    /^SMTP_URL is missing/,
  );
});

test.each([
  ["RELAY_PORT", "0x50", /a whole number from 0 to 65535/],
  ["RELAY_PORT", "65536", /a whole number from 0 to 65535/],
  ["MAIL_TO", "nobody", /e-mail addresses such as/],
  ["MAIL_TO", ",", /at least one e-mail address/],
  ["MAIL_FROM", "A <a@example.com>", /e-mail addresses such as/],
  ["ALLOWED_ORIGINS", "https://*.example.com", /origins such as/],
  ["ALLOWED_ORIGINS", "https://a.example;https://b.example", /origins such as/],
  ["ALLOWED_ORIGINS", "https://a.example\nhttps://b.example", /origins such/],
  ["NEXT_PUBLIC_SITE_URL", "https://a.example,", /an origin such as/],
  ["TRUST_PROXY", "0", /the number of proxies/],
  ["TRUST_PROXY", "10.0.0.1", /the number of proxies/],
  ["LOG_LEVEL", "loud", /error, warn or info/],
])("%s=%s stops the relay with one line", (name, value, expected) => {
  const act = () => parse({ [name]: value });
  expect(act).toThrow(expected);
  expect(act).toThrow(`${name} is ${JSON.stringify(value)}`);
  expect(act).not.toThrow("\n");
});

test("quotation marks around a value stop the relay", () => {
  for (const MAIL_TO of ['"a@b.in"', "'a@b.in'", "“a@b.in”"])
    expect(() => parse({ MAIL_TO })).toThrow(/^MAIL_TO has quot.*\.$/);
});

test.each([
  "smtp://user:secret%@mail.example.com",
  "smtp://:secret@mail.example.com",
  "smtp:secret",
  "smtp://secret%00",
  "smtp://secret:0",
  "smtp://secret/path",
  "smtp://secret?x=1",
  "smtp://user:secret@mail.example.com:465",
  "smtps://user:secret@mail.example.com:587",
  "smtps://secret:25/",
])("the malformed SMTP_URL %s, perhaps secret, is not repeated", (value) => {
  const act = () => parse({ SMTP_URL: value });
  expect(act).toThrow(/SMTP_URL is malformed/);
  expect(act).not.toThrow("secret");
});
