import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { type Engine, findProgram, type Installed, keys } from "./engine";

const miniBrowsers = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];

/** WebKitGTK's own small browser over classic WebDriver, on a screen of its own. */
export function webkit(): Installed {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const binary = process.env.WEBKIT_PATH ?? findProgram(...miniBrowsers);
  if (!driver || !screen || !binary)
    return {
      missing:
        "WebKitGTK (apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb)",
    };
  return { start: () => start(driver, screen, binary) };
}

async function start(
  driver: string,
  screen: string,
  binary: string,
): Promise<Engine> {
  const xvfb = spawn(
    screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await firstLine(xvfb);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const stop = () => {
    server.kill();
    xvfb.kill();
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, binary);
    return engine(session, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

type Send = (
  method: "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<unknown>;

function engine(send: Send, stop: () => void): Engine {
  const actions = (type: string, id: string, steps: object[], rest = {}) =>
    send("POST", "/actions", {
      actions: [{ type, id, ...rest, actions: steps }],
    });
  const strike = (characters: string[]) =>
    actions(
      "key",
      "keyboard",
      characters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  const run: Engine["run"] = async (script, ...args) =>
    (await send("POST", "/execute/sync", {
      script: `return (${script}).apply(null, arguments)`,
      args,
    })) as never;
  return {
    goto: async (url) => {
      await send("POST", "/url", { url });
      await run(listenForErrors);
    },
    run,
    errors: () => run(errorsHeard),
    clickAt: async (x, y) =>
      void (await actions(
        "pointer",
        "mouse",
        [
          {
            type: "pointerMove",
            x: Math.round(x),
            y: Math.round(y),
            origin: "viewport",
          },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
        { parameters: { pointerType: "mouse" } },
      )),
    type: async (text) => void (await strike([...text])),
    press: async (key) => void (await strike([keys[key]])),
    back: async () => void (await send("POST", "/back", {})),
    resize: async (width, height) =>
      void (await send("POST", "/window/rect", { width, height })),
    close: async () => {
      await send("DELETE", "").catch(() => undefined);
      stop();
    },
  };
}

/** This driver tells of no errors, so the page has to: of all since it has loaded, which is when its script begins. */
function listenForErrors(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const log = console.error;
  console.error = (...words) => {
    heard.push(`logged: ${words.join(" ")}`);
    log(...words);
  };
  addEventListener("error", ({ message }) =>
    heard.push(`uncaught: ${message}`),
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    heard.push(`uncaught: ${reason}`),
  );
}

function errorsHeard(): string[] {
  return (window as { heard?: string[] }).heard ?? [];
}

async function openSession(address: string, binary: string): Promise<Send> {
  await answering(`${address}/status`);
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: { message?: string; error?: string };
    };
    if (!response.ok)
      throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value as unknown;
  };
  const { sessionId } = (await call("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  return (method, path, body) =>
    call(method, `/session/${sessionId}${path}`, body);
}

async function answering(url: string, attempts = 100): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answered = await fetch(url).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The screen of WebKit ended with ${code}.`)),
    );
    child.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === "object" && address ? address.port : 0),
      );
    });
  });
}
