/**
 * React keeps the promise of every chunk of a page for good, a rejected one too, so a page whose code failed to arrive
 * could never be loaded again without a full load. Here such a promise can be had anew: whoever asks a failed one again
 * starts another request. The bundler of the dev server loads chunks in another manner.
 */
declare const __webpack_require__: {
  e?: (chunk: string | number) => PromiseLike<unknown>;
};

const runtime =
  typeof __webpack_require__ === "undefined" ? {} : __webpack_require__;
const load = runtime.e;
if (load)
  runtime.e = (chunk) => {
    let attempt: PromiseLike<unknown> | undefined;
    return {
      // biome-ignore lint/suspicious/noThenProperty: what is returned stands for a promise
      then(onLoad, onError) {
        attempt ??= load(chunk).then(undefined, (error) => {
          attempt = undefined;
          throw error;
        });
        return attempt.then(onLoad, onError);
      },
    };
  };

export {};
