/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { services } from "@/lib/content/load";
import { ServicesList } from "./services-list";

test.each(["All we do", undefined])("the list has the heading %s", (list) => {
  const labels = { ...services.labels, list };
  render(
    <ServicesList content={{ ...services, services: [], labels }} newTab="" />,
  );
  const headings = screen.queryAllByRole("heading");
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    list ? [list] : [],
  );
});
