import { evenSlide } from "./even-slide";

type Api = Parameters<ReturnType<typeof evenSlide>["init"]>[0];

function vector(value: number) {
  let current = value;
  const numberOf = (n: number | { get(): number }) =>
    typeof n === "number" ? n : n.get();
  return {
    get: () => current,
    set(n: number | { get(): number }) {
      current = numberOf(n);
    },
    add(n: number) {
      current += n;
    },
  };
}

/** What the slide needs of a carousel; a duration of 0 is a jump, below 1 a finger leads. */
function carousel(duration = 25) {
  const engine = {
    location: vector(0),
    previousLocation: vector(0),
    target: vector(0),
    scrollBody: {
      duration: () => duration,
      seek: () => {},
      direction: () => 0,
    },
  };
  evenSlide().init(
    { internalEngine: () => engine } as unknown as Api,
    {} as never,
  );
  return engine;
}

function steps(engine: ReturnType<typeof carousel>, count: number) {
  for (let i = 0; i < count; i++) engine.scrollBody.seek();
}

test("every way takes thirty steps of a sixtieth, however long it is", () => {
  for (const way of [-20, 1400]) {
    const engine = carousel();
    engine.target.set(way);
    steps(engine, 29);
    expect(engine.location.get()).not.toBe(way);
    steps(engine, 1);
    expect(engine.location.get()).toBe(way);
  }
});

test("going round the loop on the way changes nothing", () => {
  const engine = carousel();
  engine.target.set(-600);
  steps(engine, 10);
  const before = engine.target.get() - engine.location.get();
  for (const part of [engine.target, engine.location]) part.add(3000);
  expect(engine.target.get() - engine.location.get()).toBe(before);
  steps(engine, 20);
  expect(engine.location.get()).toBe(2400);
});

test("a new target on the way starts a new half second", () => {
  const engine = carousel();
  engine.target.set(-600);
  steps(engine, 15);
  engine.target.set(-1200);
  steps(engine, 29);
  expect(engine.location.get()).toBeGreaterThan(-1200);
  steps(engine, 1);
  expect(engine.location.get()).toBe(-1200);
});

test("a jump takes one step", () => {
  const engine = carousel(0);
  engine.target.set(-600);
  steps(engine, 1);
  expect(engine.location.get()).toBe(-600);
});

test("the way it goes is told, for the loop to close behind it", () => {
  const engine = carousel();
  engine.target.set(-600);
  steps(engine, 1);
  expect(engine.scrollBody.direction()).toBe(-1);
});
