/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { services } from "@/lib/content/load";
import { ServicesList } from "./services-list";

test("the list of services has its heading", () => {
  const labels = { ...services.labels, list: "All we do" };
  const content = { ...services, services: [], labels };
  render(<ServicesList content={content} newTab="" />);
  expect(screen.getByRole("heading")).toHaveTextContent("All we do");
});
