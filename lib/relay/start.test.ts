import { SMTPServer } from "smtp-server";
import { startRelay } from "./start";
import { ORIGIN } from "./testing/relay";

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
  jest.restoreAllMocks();
  output.length = 0;
});

async function start(environment: Record<string, string>) {
  const relay = await startRelay({
    RELAY_HOST: "127.0.0.1",
    RELAY_PORT: "0",
    NEXT_PUBLIC_SITE_URL: ORIGIN,
    ...environment,
  });
  open.push(relay);
  return relay;
}

test("a port in use ends the start with nothing left running", async () => {
  const { url } = await start({});
  const close = jest.spyOn(SMTPServer.prototype, "close");

  await expect(start({ RELAY_PORT: new URL(url).port })).rejects.toThrow(
    "EADDRINUSE",
  );
  expect(close).toHaveBeenCalledTimes(1);
});

test("a MAIL_TO without the e-mail of the site warns, one with it does not", async () => {
  const { mailTo } = await start({});
  await start({ MAIL_TO: `other@example.com, ${mailTo.join()}` });
  expect(output.join("")).not.toContain("MAIL_TO");

  await start({ MAIL_TO: "other@example.com" });
  expect(output.join("")).toContain("MAIL_TO does not list the e-mail");
});
