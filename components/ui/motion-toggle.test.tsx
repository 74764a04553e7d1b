/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { MotionToggle } from "./motion-toggle";
import { toggleMotion } from "./motion-toggle.browser";

test("a toggle pauses the animation of its section, and plays it again", () => {
  const labels = { pause: "Pause", play: "Play" };
  const { container } = render(
    <section>
      <MotionToggle motion="logos" labels={labels} />
    </section>,
  );
  const button = container.querySelector<HTMLElement>(toggleMotion.selector);
  if (button) toggleMotion(button, new AbortController().signal);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(container.firstChild).toHaveAttribute("data-paused");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(container.firstChild).not.toHaveAttribute("data-paused");
});
