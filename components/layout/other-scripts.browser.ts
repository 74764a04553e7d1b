import { type OtherScript, otherScripts } from "@/lib/site/other-scripts";

/** Half a year, in milliseconds. */
const lifetime = 182 * 86_400_000;

const asking = otherScripts.filter(({ needsConsent }) => needsConsent);
/** An answer is one to these. */
const names = asking.map(({ name }) => name).join(", ");
const started = new Set<OtherScript>();

/** Starts the scripts of other sites after the page has loaded, and if they need consent, when the visitor has agreed. */
export async function attach(root: HTMLElement, signal: AbortSignal) {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve));
  if (signal.aborted) return;
  for (const script of otherScripts) if (!script.needsConsent) run(script);
  const [question] = root.children;
  if (question) ask(question, signal);
  root.dataset.ready = "";
}

async function run(script: OtherScript) {
  if (started.has(script)) return;
  started.add(script);
  try {
    await script.start(load);
  } catch (cause) {
    const place = `lib/site/other-scripts.ts: “${script.name}” > start`;
    reportError(new Error(`${place}: found ${cause}; expected no error`));
  }
}

function load(src: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not load`));
    script.src = src;
    document.head.append(script);
  });
}

/**
 * Shows a copy of the question at the lower edge until the visitor has answered either. The browser keeps the answer and
 * sends it to nobody. Without storage each page asks.
 */
function ask(question: Element, signal: AbortSignal) {
  const bar = question.cloneNode(true) as HTMLElement;
  bar.classList.add("consent-bar", "edge");
  bar.dataset.surface = "card";
  let answer: unknown;

  function show() {
    answer = readAnswer() ?? answer;
    if (answer) bar.remove();
    else document.querySelector("header")?.before(bar);
    for (const button of question.querySelectorAll("button"))
      button.setAttribute("aria-pressed", `${button.value === answer}`);
    if (answer === "yes") asking.forEach(run);
  }

  function take({ target }: Event) {
    const button = (target as Element).closest("button");
    if (!button) return;
    const isTakenBack = answer === "yes" && button.value === "no";
    answer = button.value;
    keepAnswer(answer);
    show();
    // What has started cannot be stopped, so the page starts again without it.
    if (isTakenBack) location.reload();
  }

  // Keeps what has the focus, the end of the page, toasts and the chat button above the bar.
  const sizes = new ResizeObserver(() => {
    const { style } = document.documentElement;
    style.setProperty("--consent-height", `${bar.offsetHeight}px`);
    const focused = document.querySelector(
      ":focus-visible:not([tabindex='-1'])",
    );
    focused?.scrollIntoView({ block: "nearest" });
  });

  for (const place of [question, bar])
    place.addEventListener("click", take, { signal });
  // The visitor may have answered on a later page, and come back.
  addEventListener("pageshow", show, { signal });
  sizes.observe(bar);
  show();
}

function readAnswer(): unknown {
  try {
    const kept = Object(JSON.parse(localStorage.consent));
    // A clock may have been set back meanwhile.
    const isFresh = Math.abs(Date.now() - kept.at) < lifetime;
    if (isFresh && kept.names === names) return kept.answer;
  } catch {}
}

function keepAnswer(answer: unknown) {
  try {
    localStorage.consent = JSON.stringify({ names, answer, at: Date.now() });
  } catch {}
}
