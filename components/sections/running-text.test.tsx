/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { lexer } from "marked";
import { RunningText } from "./running-text";

function renderText(text: string) {
  return render(<RunningText heading="Terms" parts={lexer(text)} />);
}

test("a text has its headings, lists, quotes, tables and links", () => {
  renderText(
    "## One\n\n3. a\n4. b\n\n> said\n\n| Part | Price |\n| - | -: |\n| 1 | 2 |\n\n[more](/services)",
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Terms");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("One");
  expect(screen.getByRole("list")).toHaveAttribute("start", "3");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("blockquote")).toHaveTextContent("said");
  expect(screen.getByRole("columnheader", { name: "Part" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "2" })).toBeVisible();
  expect(screen.getByRole("link", { name: "more" })).toBeVisible();
});

test("HTML is text", () => {
  const html = '<img src="x" onerror="alert(1)">';
  const { container } = renderText(`and ${html}`);
  expect(container.querySelector("img")).toBeNull();
  expect(container).toHaveTextContent(`and ${html}`);
});
