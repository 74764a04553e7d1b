/**
 * Calls `act` after a full rest. Every `update` begins the rest anew, or, while `allowed` says no, ends it:
 * whatever happens to a part, it only has to say that something happened.
 */
export function restTimer(
  rest: number,
  allowed: () => boolean,
  act: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update() {
      clearTimeout(timer);
      timer = allowed() ? setTimeout(act, rest) : undefined;
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
