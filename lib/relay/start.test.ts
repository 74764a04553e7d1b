import { ORIGIN } from "@/lib/relay/testing/relay";
import { smtpServer } from "@/lib/relay/testing/smtp-server";
import { readOwner } from "./owner";
import { startRelay } from "./start";

const output: string[] = [];
const open: { close: () => Promise<unknown> }[] = [];
beforeEach(() => {
  jest.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    output.push(String(chunk));
    return true;
  });
});
afterEach(async () => {
  for (const relay of open.splice(0)) await relay.close();
  jest.useRealTimers();
  output.length = 0;
});

async function startTestRelay(environment: Record<string, string>) {
  const relay = await startRelay({
    RELAY_HOST: "127.0.0.1",
    RELAY_PORT: "0",
    NEXT_PUBLIC_SITE_URL: ORIGIN,
    ...environment,
  });
  open.push(relay);
  return relay;
}

test("a port in use ends the start", async () => {
  const { port: RELAY_PORT } = new URL((await startTestRelay({})).url);
  await expect(startTestRelay({ RELAY_PORT })).rejects.toThrow("EADDRINUSE");
});

test.each(["http://localhost", "[::1]", "192.0.2.1"])(
  "a host that is not this machine is named: %s",
  async (RELAY_HOST) => {
    const SMTP_URL = "smtp://127.0.0.1:25";
    await expect(startTestRelay({ RELAY_HOST, SMTP_URL })).rejects.toThrow(
      `RELAY_HOST is "${RELAY_HOST}", but it must be a name or an IP address of this machine`,
    );
  },
);

test("the start names recipients, sender, origins, limit and log level", async () => {
  const settings = {
    MAIL_TO: "one@example.com,two@example.com",
    MAIL_FROM: "sender@example.com",
    ALLOWED_ORIGINS: "http://localhost:3001,http://localhost:3002",
    RELAY_HOURLY_LIMIT: "654321",
    LOG_LEVEL: "error",
  };
  const { summary } = await startTestRelay(settings);
  for (const value of Object.values(settings))
    expect(summary.replaceAll(", ", ",")).toContain(value);
});

test("recipients without the site's own are warned about", async () => {
  await startTestRelay({});
  const { mailTo } = readOwner();
  await startTestRelay({ MAIL_TO: `other@example.com, ${mailTo}` });
  expect(output.join("")).not.toMatch("of content/site.json");
  await startTestRelay({ MAIL_TO: "other@example.com" });
  expect(output.join("")).toContain("MAIL_TO does not list the e-mail");
});

test("health reports a change of the mail server within ten minutes", async () => {
  // The check itself waits for sockets.
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "queueMicrotask"],
  });
  let isUp = true;
  const smtp = await smtpServer("greeting", (socket, goOn) =>
    isUp ? goOn() : socket.destroy(),
  );
  open.push(smtp);
  const { url } = await startTestRelay({ SMTP_URL: smtp.url });
  const becomes = async (ok: boolean) => {
    let reached: boolean | undefined;
    while (reached !== ok) {
      const health = await (await fetch(`${url}/health`)).json();
      reached = health.mailServer?.ok;
    }
  };
  await becomes(true);
  for (const up of [false, true]) {
    isUp = up;
    jest.advanceTimersByTime(600_000);
    await becomes(up);
  }
});
