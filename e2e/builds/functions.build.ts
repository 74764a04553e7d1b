import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, type Writable } from "node:stream";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, test } from "playwright/test";
import { capture } from "@/lib/node/run-command";
import { writeVercelOutput } from "@/lib/publish/export/hosts/vercel-output";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { readOwner } from "@/lib/relay/owner";
import { MESSAGE } from "@/lib/relay/testing/relay";
import { smtpServer } from "@/lib/relay/testing/smtp-server";

const site = "https://www.company.in";
const { senderLabel: name } = readOwner();
const settings = { MAIL_TO: MESSAGE.to };
const post = {
  headers: { origin: site, "content-type": "application/json" },
  body: JSON.stringify({ ...MESSAGE, name }),
};

/** Netlify's own bundler, which is fetched for this test alone. */
const bundler = "@netlify/zip-it-and-ship-it@14.7.1";
const project = process.cwd();
let folder: string;

test.beforeAll(async () => {
  // Outside of the project, so that the bundle finds no package that it does not contain.
  folder = await mkdtemp(join(tmpdir(), "function-"));
});
test.afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true });
});

test("the function that Netlify bundles sends a message", async () => {
  const toml = await readFile("netlify.toml", "utf8");
  const setting = (name: string) =>
    JSON.parse(new RegExp(`^ *${name} = (.+)`, "m").exec(toml)?.[1] ?? "");
  const config = {
    includedFiles: setting("included_files"),
    includedFilesBasePath: project,
  };
  const { code, output } = await capture(
    `npm exec --yes --package ${bundler} -- zip-it-and-ship-it ${setting("directory")} "${folder}" --archive-format none --config '${JSON.stringify({ "*": config })}'`,
  );
  expect(code, output).toBe(0);

  const smtp = await smtpServer();
  Object.assign(process.env, settings, { URL: site, SMTP_URL: smtp.url });
  // What Netlify's bootstrap gets from AWS Lambda.
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: (handler: unknown) => handler,
      HttpResponseStream: { from: (stream: Writable) => stream },
    },
  });
  process.chdir(join(folder, "send-email"));
  const entry = pathToFileURL("___netlify-entry-point.mjs").href;
  const { handler } = await import(entry);
  const response = new PassThrough();
  await handler(
    { rawUrl: `${site}/send-email`, httpMethod: "POST", ...post },
    response,
    {},
  );
  expect(await json(response)).toEqual({ ok: true });
  expect(smtp.messages).toHaveLength(1);
  await smtp.close();
});

test("the function that Vercel deploys sends a message", async () => {
  process.chdir(project);
  const out = join(folder, "output");
  await writeVercelOutput({ ...exampleBuild, siteUrl: site }, out);

  const smtp = await smtpServer();
  Object.assign(process.env, settings, { SMTP_URL: smtp.url });
  const file = join(out, "functions/send-email.func/index.mjs");
  const { default: handler } = await import(pathToFileURL(file).href);
  const response: Response = await handler.fetch(
    new Request(`${site}/send-email`, { method: "POST", ...post }),
  );
  expect(await response.json()).toEqual({ ok: true });
  expect(smtp.messages).toHaveLength(1);
  await smtp.close();
});
