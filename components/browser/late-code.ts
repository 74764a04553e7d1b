import type * as form from "@/components/browser/forms/attach-form";
import type * as carousel from "@/components/browser/motion/attach-carousel";
import type * as reveal from "@/components/browser/motion/reveal-on-scroll";
import type * as toasts from "@/components/browser/toasts/toasts";
import type * as analytics from "./analytics";

type Modules = {
  analytics: typeof analytics;
  carousel: typeof carousel;
  form: typeof form;
  reveal: typeof reveal;
  toasts: typeof toasts;
};

export type LateName = keyof Modules;

export type LateCode = { [Name in LateName]: Late<Modules[Name]> };

type Late<Module> = {
  /** Rejects with a `ChunkLoadError`. A later call tries again. */
  load: () => Promise<Module>;
  /** Fetches the files ahead, at low priority, and runs nothing. */
  fetchAhead: () => void;
};

/** The client's limit for loading a chunk of code, in milliseconds. */
const chunkTimeoutMs = 120_000;

class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

/** Rejects with a `ChunkLoadError` if the code fails to load, or has not loaded after 120 s. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new ChunkLoadError(`Code did not load: ${cause}`, { cause }));
    const timer = setTimeout(fail, chunkTimeoutMs, "timeout");
    loading.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
