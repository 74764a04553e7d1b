import { deadSmtpUrl, MESSAGE } from "@/lib/relay/testing/relay";
import { smtpServer } from "@/lib/relay/testing/smtp-server";
import { readOwner } from "./owner";

const { senderLabel: name } = readOwner();
const site = "https://www.company.in";
const draft = "https://draft.company.example";
const client = "192.0.2.1";
const hosts = {
  Netlify: async () => {
    const { default: handle } = await import("@/lib/relay/netlify/send-email");
    return (request: Request) => handle(request, { ip: client });
  },
  Vercel: async () => {
    const { default: handler } = await import("@/lib/relay/vercel/send-email");
    return (request: Request) => {
      request.headers.set("x-vercel-forwarded-for", client);
      return handler.fetch(request);
    };
  },
};

let output: jest.SpyInstance;
beforeEach(() => {
  jest.resetModules();
  output = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

describe.each(Object.entries(hosts))("as a function of %s", (_name, load) => {
  /** Returns what sends the message to the function at `url`, as a page of `origin`. */
  async function start(SMTP_URL: string) {
    jest.replaceProperty(process, "env", {
      ...process.env,
      URL: site,
      NEXT_PUBLIC_SITE_URL: site,
      SMTP_URL,
      MAIL_TO: MESSAGE.to,
      LOG_LEVEL: "warn",
    });
    const handle = await load();
    return async (origin: string, url = origin, forwardedFor = client) => {
      const response = await handle(
        new Request(`${url}/send-email`, {
          method: "POST",
          headers: {
            origin,
            "content-type": "application/json",
            "x-forwarded-for": forwardedFor,
            forwarded: `for=${forwardedFor}`,
          },
          body: JSON.stringify({ ...MESSAGE, name }),
        }),
      );
      const { status, headers } = response;
      expect(headers.has("connection")).toBe(false);
      return { status, ...(await response.json()) };
    };
  }

  test("the relay sends mail of its own host, whatever scheme the proxy has", async () => {
    const smtp = await smtpServer();
    const send = await start(smtp.url);
    const plain = draft.replace("https", "http");
    const answers = [
      await send(draft, plain),
      await send(plain, draft),
      await send("https://evil.example", draft),
    ];
    await smtp.close();
    expect(answers).toMatchObject([
      { status: 200, ok: true },
      { status: 200, ok: true },
      { status: 403, code: "foreignOrigin" },
    ]);
    expect(smtp.messages).toHaveLength(1);
    // The rejection alone: the host's own proxy forwards every request.
    expect(output).toHaveBeenCalledTimes(1);
  });

  test("a client that names other addresses is limited", async () => {
    const send = await start(await deadSmtpUrl());
    for (let count = 1; count <= 20; count++)
      await send(draft, site, `203.0.113.${count}`);
    expect((await send(site)).status).toBe(429);
  });

  test("without a usable SMTP_URL, the relay says that it is not set up", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const send = await start("smtp.company.in");
    expect(await send(site)).toEqual({
      status: 503,
      error: expect.any(String),
      code: "notSetUp",
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining("SMTP_URL"));
  });
});
