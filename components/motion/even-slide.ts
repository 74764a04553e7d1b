import type useEmblaCarousel from "embla-carousel-react";

type Plugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];

/** Half a second, in the carousel's own steps of a sixtieth. */
const steps = 30;

/**
 * Gives every slide of the carousel the same 500 ms and the site's easing. The carousel's own motion runs into a long,
 * invisible tail and tells of its end only after 1.3 to 2.4 s, too late to time a rest by it.
 */
export function evenSlide(): Plugin {
  return {
    name: "evenSlide",
    options: {},
    init(api) {
      const engine = api.internalEngine();
      const { location, previousLocation, target, scrollBody } = engine;
      let step = 0;
      let distance = 0;
      let expected = 0;
      let direction = 0;

      function seek() {
        const duration = scrollBody.duration();
        const before = location.get();
        const remaining = target.get() - before;
        previousLocation.set(location);
        if (duration === 0) {
          location.set(target);
          previousLocation.set(target);
        } else if (duration < 1) {
          location.add(remaining * follow);
        } else {
          // Going round the loop moves place and target together; only a new target changes what remains.
          if (Math.abs(remaining - expected) > 0.01) {
            step = 0;
            distance = remaining;
          }
          step = Math.min(step + 1, steps);
          expected = distance * remainder(step / steps);
          location.set(target.get() - expected);
        }
        direction = Math.sign(location.get() - before);
        return body;
      }

      const body = { ...scrollBody, seek, direction: () => direction };
      engine.scrollBody = body;
    },
    destroy() {},
  };
}

/** How much of the way to the finger a dragged slide makes in one step. */
const follow = 0.4;

/** What is left of the way after a part of the time: the site's ease, cubic-bezier(.2, .7, .2, 1), within one per cent. */
function remainder(time: number) {
  return (1 - time) ** 4.5;
}
