import { connect } from "node:net";
import { expect, test } from "playwright/test";
import { onHost } from "@/e2e/support/hosts/host";
import { servers } from "@/e2e/support/hosts/servers";
import { redirects, routes } from "@/lib/content/load";
import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";

/** What browsers, servers or proxies may read as the start of a host or of another path. */
const prefixes = [
  "/\t/",
  ...String.raw`// /// /\ /\/ /%5C /%5c%5C /%2F /%2f/ /%252F /%09/ /%0A/ /%0D%0ALocation:%20https:// /%00/ /%C2%85/
    /.// /..// /%2e%2e/%2F /;// /@ /services// /services/..// /services.html// /https:// https://`.split(
    /\s+/,
  ),
];
const hostile = prefixes.flatMap((prefix) =>
  ["evil.example/", "evil.example/x.html", "evil.example/index.html"].map(
    (rest) => prefix + rest,
  ),
);

for (const host of servers.filter(({ ownHeaders }) => ownHeaders))
  test(`no redirect of ${host.name} leaves the site`, () =>
    onHost(host, async (port) => {
      const left: string[] = [];
      for (const path of hostile)
        left.push(...(await followRedirects(port, path)));
      expect(left).toEqual([]);
      const page = env.basePath + routes.at(-1)?.path;
      const head = await send(port, "GET", `${page}/?from=mail`);
      expect(locationIn(head)).toBe(`${page}?from=mail`);
      expect(statusIn(await send(port, "TRACE", "/"))).toBeGreaterThan(399);
      expect(statusIn(await send(port, "GET", "/%00"))).toBeLessThan(500);
    }));

for (const host of servers.filter(({ ownHeaders }) => ownHeaders))
  test(`${host.name} redirects every spelling of a former path`, () =>
    onHost(host, async (port) => {
      for (const { from, to } of redirects)
        for (const end of ["", "/", ".html", "/index.html", "/index"]) {
          const old = env.basePath + encodeURI(from + end);
          const head = await send(port, "GET", `${old}?from=mail`);
          const current = `${encodeURI(href(to))}?from=mail`;
          expect([statusIn(head), locationIn(head)]).toEqual([301, current]);
        }
    }));

/** Follows redirects as a browser does; returns a line if one leads to another site. */
async function followRedirects(port: number, path: string): Promise<string[]> {
  const site = "http://127.0.0.1";
  let next = path;
  for (let step = 0; step < 5; step++) {
    const location = locationIn(await send(port, "GET", next));
    if (location === undefined) return [];
    const url = new URL(location, site);
    if (url.hostname !== "127.0.0.1")
      return [`${JSON.stringify(path)} leads to ${url.href}`];
    next = url.pathname;
  }
  return [`${JSON.stringify(path)} redirects without end`];
}

function locationIn(head: string): string | undefined {
  const [first, second] = head.matchAll(/^location: (.*)$/gim);
  expect(second).toBeUndefined();
  return first?.[1];
}

function statusIn(head: string): number {
  return Number(head.split(" ")[1]);
}

/** The head of the response. An HTTP library would normalise such paths before it sends them. */
async function send(port: number, method: string, path: string) {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
  );
  const [head = ""] = (await socket.toArray()).join("").split("\r\n\r\n");
  return head.replaceAll("\r\n", "\n");
}
