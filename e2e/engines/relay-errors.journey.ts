import { test as base, expect } from "playwright/test";
import { escapeRegExp } from "@/e2e/support/content-text";
import { engines } from "@/e2e/support/engines/fixture";
import { createVisitor, type Visitor } from "@/e2e/support/engines/visitor";
import { forms, mailOf } from "@/e2e/support/enquiry";
import { type MockRelay, startMockRelay } from "@/e2e/support/mock-relay";
import { relayCases } from "@/e2e/support/relay-error-cases";
import { copy } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";
import { env } from "@/lib/env";

const { path, typed } = forms.question;
const mail = mailOf("question");

/** One browser and one relay serve all cases: starting an engine takes longer than a case. */
const test = base.extend<
  object,
  { visitor: Visitor | undefined; relay: MockRelay }
>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it wants from this pattern
    async ({}, use, { project }) => {
      const engine = engines[project.name as keyof typeof engines]();
      if ("missing" in engine) return use(undefined);
      const started = await engine.start();
      await use(createVisitor(started, project.use.baseURL ?? ""));
      await started.close();
    },
    { scope: "worker" },
  ],
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it wants from this pattern
    async ({}, use) => {
      const relay = await startMockRelay(Number(new URL(env.relayUrl).port));
      await use(relay);
      await relay.leave();
    },
    { scope: "worker" },
  ],
});

for (const relayCase of relayCases) {
  test(`the form ends in the truth after ${relayCase.name}`, async ({
    visitor,
    relay,
  }) => {
    test.skip(!visitor, "this engine is not installed");
    if (!visitor) return;
    relay.reset();
    await visitor.open(path);
    await visitor.run(putIn, typed);
    relay.post = relayCase.post;
    if (relayCase.preflight) relay.preflight = relayCase.preflight;
    await visitor.click("button", copy.form.submit, "main form");
    if (relayCase.outcome === "sent") return expectThanks(visitor, relay);

    await expect
      .poll(() => visitor.run(toastTexts), { timeout: 45_000 })
      .toEqual([expect.stringMatching(wholeText(relayCase.outcome))]);
    await visitor.sees(0, overlays);
    await visitor.seesAddress(path);
    expect(await visitor.run(typedIn)).toEqual(typed);

    relay.reset();
    await visitor.click("button", copy.form.submit, "main form");
    await expectThanks(visitor, relay);
  });
}

async function expectThanks(visitor: Visitor, relay: MockRelay) {
  await visitor.seesAddress(pathOf("thankyou"));
  await visitor.sees([copy.form.toasts.success], toastTexts);
  await visitor.sees(0, overlays);
  expect(relay.mails).toEqual([mail]);
}

function wholeText(outcome: string | RegExp): RegExp {
  if (outcome instanceof RegExp) return outcome;
  return new RegExp(`^${escapeRegExp(outcome)}$`);
}

// What follows runs in the page.

function putIn(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(
      `main form [name="${name}"]`,
    );
    if (!field) continue;
    field.focus();
    field.value = value ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function typedIn(): Record<string, string> {
  const form = document.querySelector<HTMLFormElement>("main form");
  return Object.fromEntries(
    [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      String(value),
    ]),
  );
}

function toastTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")].map(
    (toast) => toast.textContent.replace(/\s+/g, " ").trim(),
  );
}

function overlays(): number {
  return document.querySelectorAll('[role="status"][aria-label]').length;
}
