/** @jest-environment node */
import { parseRelayConfig } from "./config";

const defaults = {
  mailTo: "Hello@Example.com",
  siteUrl: "https://www.example.com",
};

test("an empty environment gives a relay for this machine and the site", () => {
  const config = parseRelayConfig({ SMTP_URL: "" }, defaults);

  expect(config).toMatchObject({
    port: 8025,
    host: "localhost",
    smtpUrl: undefined,
    mailTo: ["hello@example.com"],
    mailFrom: "hello@example.com",
  });
  expect([...config.allowedOrigins]).toEqual([
    "https://www.example.com",
    "http://localhost:3000",
    "http://127.0.0.1:3000",
  ]);
});

test("lists are separated by commas, and origins lose their slash", () => {
  const config = parseRelayConfig(
    {
      MAIL_TO: "a@example.com, b@example.com",
      ALLOWED_ORIGINS: "https://a.example/, http://b.example:81",
    },
    defaults,
  );

  expect(config.mailTo).toEqual(["a@example.com", "b@example.com"]);
  expect([...config.allowedOrigins]).toEqual([
    "https://a.example",
    "http://b.example:81",
  ]);
});

test.each([
  ["RELAY_PORT", "abc", /a whole number from 0 to 65535/],
  ["RELAY_PORT", "70000", /a whole number from 0 to 65535/],
  ["MAIL_TO", "nobody", /e-mail addresses such as/],
  ["MAIL_FROM", "A <a@example.com>", /e-mail addresses such as/],
  ["ALLOWED_ORIGINS", "*", /origins such as/],
  ["LOG_LEVEL", "loud", /one of fatal/],
])(
  "%s=%s stops the relay with one line that says what is expected",
  (name, value, words) => {
    const act = () => parseRelayConfig({ [name]: value }, defaults);

    expect(act).toThrow(words);
    expect(act).toThrow(JSON.stringify(value));
    expect(act).not.toThrow("\n");
  },
);

test("a malformed SMTP_URL is not repeated, because it holds a password", () => {
  const act = () =>
    parseRelayConfig({ SMTP_URL: "http://user:secret@x" }, defaults);

  expect(act).toThrow(/SMTP_URL is malformed/);
  expect(act).not.toThrow("secret");
});
