import { createServer, type Server } from "node:net";
import { close, listen } from "../../node/ports";
import { choosePorts } from "./choose-ports";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

function occupiedPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  return listen(server, 0);
}

test("a port in use is reported and the site carries the next free one", async () => {
  const port = await occupiedPort();
  const relay = await occupiedPort();
  const lines: string[] = [];
  const chosen = await choosePorts(
    { PORT: String(port), RELAY_PORT: String(relay) },
    (line) => lines.push(line),
  );

  expect(chosen.port).toBeGreaterThan(port);
  expect(chosen.relayPort).toBeGreaterThan(relay);
  expect(lines[0]).toMatch(`Port ${port} is in use`);
  expect(chosen.environment).toMatchObject({
    NEXT_PUBLIC_SITE_URL: `http://localhost:${chosen.port}`,
    NEXT_PUBLIC_RELAY_URL: `http://localhost:${chosen.relayPort}`,
    RELAY_PORT: String(chosen.relayPort),
  });
  expect(chosen.environment.ALLOWED_ORIGINS).toContain(
    `http://localhost:${chosen.port}`,
  );
});

test("however the environment spells them, the servers of this machine are started", async () => {
  const chosen = await choosePorts(
    {
      PORT: "3210",
      RELAY_PORT: "8210",
      NEXT_PUBLIC_SITE_URL: "http://127.0.0.1:3210",
      NEXT_PUBLIC_RELAY_URL: "http://localhost:8210/",
    },
    () => {},
  );
  expect(chosen.relayPort).toBeGreaterThanOrEqual(8210);
  expect(chosen.environment).toMatchObject({
    NEXT_PUBLIC_SITE_URL: `http://localhost:${chosen.port}`,
    NEXT_PUBLIC_RELAY_URL: `http://localhost:${chosen.relayPort}`,
  });
});

test("a port that is none is named with its variable", async () => {
  await expect(choosePorts({ PORT: "abc" }, () => {})).rejects.toThrow(
    'PORT is "abc", but it must be a whole number from 1 to 65535.',
  );
});

test.each([
  [{ NEXT_PUBLIC_RELAY_URL: "http://localhost:9000" }],
  [
    {
      NEXT_PUBLIC_SITE_URL: "https://www.example.com",
      NEXT_PUBLIC_RELAY_URL: "https://relay.example.com",
    },
  ],
])("URLs of servers that run elsewhere stay: %j", async (urls) => {
  const PORT = String(await occupiedPort());
  const chosen = await choosePorts({ PORT, ...urls }, () => {});

  expect(chosen.relayPort).toBeUndefined();
  expect(chosen.environment).toMatchObject(urls);
});
