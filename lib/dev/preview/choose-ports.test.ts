import { createServer } from "node:net";
import { close, listen } from "@/lib/dev/ports";
import { choosePorts } from "./choose-ports";

const server = createServer();
let occupied: number;
beforeAll(async () => {
  occupied = await listen(server, 0);
});
beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterAll(() => close(server));

test("a port in use is replaced by the next free one, also in URLs of this machine", async () => {
  const ports = { PORT: String(occupied), RELAY_PORT: String(occupied) };
  const urls = {
    NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${occupied}`,
    NEXT_PUBLIC_RELAY_URL: `http://localhost:${occupied}/`,
  };
  for (const given of [ports, { ...ports, ...urls }]) {
    const { port, relayPort, environment } = await choosePorts(given);
    expect(port).toBeGreaterThan(occupied);
    expect(environment).toMatchObject({
      NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
      NEXT_PUBLIC_RELAY_URL: `http://localhost:${relayPort}`,
      RELAY_PORT: String(relayPort),
      ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
    });
  }
  expect(console.log).toHaveBeenCalledWith(
    expect.stringContaining(`Port ${occupied} is in use`),
  );
});

test("an invalid port is an error that names its variable", async () => {
  await expect(choosePorts({ PORT: "abc" })).rejects.toThrow(
    'PORT is "abc", but it must be a whole number from 1 to 65535.',
  );
});

test("URLs of servers elsewhere are kept", async () => {
  const urls = {
    NEXT_PUBLIC_SITE_URL: "https://www.example.com",
    NEXT_PUBLIC_RELAY_URL: "http://localhost:9000",
  };
  const { relayPort, environment } = await choosePorts(urls);
  expect(relayPort).toBeUndefined();
  expect(environment).toMatchObject(urls);
});
