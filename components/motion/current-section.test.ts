import { currentSection } from "./current-section";

const tall = { last: 4000, screen: 800 };

test("at the very top the first section is being read, wherever it begins", () => {
  expect(currentSection([84, 900], { ...tall, scrolled: 0 })).toBe(0);
});

test("a section is being read from the moment it reaches the line, a short one too", () => {
  const at = (scrolled: number) =>
    currentSection([0, 900, 1000, 1800], { ...tall, scrolled });
  expect([897, 900, 950, 1001].map(at)).toEqual([0, 1, 1, 2]);
});

test("at the very bottom the last section is being read, even if it is too short to reach the line", () => {
  const positions = [0, 1000, 3900, 4300];
  expect(currentSection(positions, { ...tall, scrolled: 4000 })).toBe(3);
});

test("sections that share the last screen take turns in order", () => {
  const positions = [0, 3900, 4100, 4300];
  const turns = new Set<number>();
  for (let scrolled = 3000; scrolled <= 4000; scrolled += 5)
    turns.add(currentSection(positions, { ...tall, scrolled }));
  expect([...turns]).toEqual([0, 1, 2, 3]);
});
