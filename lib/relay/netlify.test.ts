import { deadSmtpUrl, MESSAGE } from "@/lib/relay/testing/relay";
import { smtpServer } from "@/lib/relay/testing/smtp-server";

const site = "https://www.company.in";
const draft = "https://deploy-preview-1--company.netlify.app";

/** Sends the message to the function at `url`, as a page of `origin`. */
async function send(smtpUrl: string, origin: string, url = origin) {
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    URL: site,
    SMTP_URL: smtpUrl,
    MAIL_TO: MESSAGE.to,
    SENDER_LABEL: MESSAGE.name,
    LOG_LEVEL: "silent",
  });
  const { default: handle } = await import("@/lib/relay/netlify/send-email");
  const request = new Request(`${url}/send-email`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(MESSAGE),
  });
  const response = await handle(request, { ip: "192.0.2.1" });
  return { status: response.status, ...(await response.json()) };
}

test.each([
  ["the site", site],
  ["a draft", draft],
])("as a function, the relay sends mail of %s", async (_page, origin) => {
  const smtp = await smtpServer();
  expect(await send(smtp.url, origin)).toEqual({ status: 200, ok: true });
  expect(smtp.messages).toHaveLength(1);
  await smtp.close();
});

test("as a function, the relay rejects other websites", async () => {
  expect(await send(await deadSmtpUrl(), draft, site)).toEqual({
    status: 403,
    error: expect.stringContaining("not allowed"),
  });
});

test("as a function, the relay reports a mail server that is down", async () => {
  expect(await send(await deadSmtpUrl(), site)).toEqual({
    status: 502,
    error: expect.stringContaining("not sent"),
  });
});
