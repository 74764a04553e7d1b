import { test as base, expect } from "playwright/test";
import { engines } from "@/e2e/support/engines/fixture";
import { createVisitor, type Visitor } from "@/e2e/support/engines/visitor";
import { forms, mailOf } from "@/e2e/support/enquiry";
import { type FaultRelay, startFaultRelay } from "@/e2e/support/mock-relay";
import { faults } from "@/e2e/support/relay-error-cases";
import { ui } from "@/lib/content/load";
import { env } from "@/lib/env";
import { pathOf } from "@/lib/routes";

const { path, typed } = forms.question;
const mail = mailOf("question");

/** One browser and one relay serve all faults: starting an engine takes longer than a fault. */
const test = base.extend<
  object,
  { visitor: Visitor | undefined; relay: FaultRelay }
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
      const relay = await startFaultRelay(Number(new URL(env.relayUrl).port));
      await use(relay);
      relay.stop();
    },
    { scope: "worker" },
  ],
});

for (const fault of faults) {
  test(`the form ends in the truth after ${fault.name}`, async ({
    visitor,
    relay,
  }) => {
    test.skip(!visitor, "this engine is not installed");
    if (!visitor) return;
    relay.reset();
    await visitor.open(path);
    await visitor.run(putIn, typed);
    relay.post = fault.post;
    if (fault.preflight) relay.preflight = fault.preflight;
    await visitor.click("button", ui.form.submit, "main form");
    if (fault.outcome === "sent") return expectThanks(visitor, relay);

    await expect
      .poll(() => visitor.run(notices), { timeout: 45_000 })
      .toEqual([expect.stringMatching(wholeText(fault.outcome))]);
    await visitor.sees(0, overlays);
    await visitor.seesAddress(path);
    expect(await visitor.run(typedIn)).toEqual(typed);

    relay.reset();
    await visitor.click("button", ui.form.submit, "main form");
    await expectThanks(visitor, relay);
  });
}

async function expectThanks(visitor: Visitor, relay: FaultRelay) {
  await visitor.seesAddress(pathOf("thankyou"));
  await visitor.sees([ui.form.toasts.success], notices);
  await visitor.sees(0, overlays);
  expect(relay.mails).toEqual([mail]);
}

function wholeText(outcome: string | RegExp): RegExp {
  if (outcome instanceof RegExp) return outcome;
  return new RegExp(`^${outcome.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
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

function notices(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")].map(
    (notice) => notice.textContent.trim(),
  );
}

function overlays(): number {
  return document.querySelectorAll('[role="status"][aria-label]').length;
}
