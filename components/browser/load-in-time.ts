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
