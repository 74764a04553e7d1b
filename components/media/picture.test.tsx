/** @jest-environment jsdom */
import { render, within } from "@testing-library/react";
import {
  type PictureFiles,
  pictureFiles,
} from "@/lib/content/pictures/picture-files";
import { frames } from "@/lib/content/pictures/picture-frames";
import { Picture } from "./picture";

jest.mock("@/lib/content/pictures/picture-files");
jest.mock("@/lib/site/with-base-path", () => ({
  href: (path: string) => `/below${path}`,
}));

const screenshot: PictureFiles = {
  width: 2400,
  height: 1800,
  colour: "#101947",
  variants: [
    { format: "avif", width: 600, file: "img/a-600.1.avif" },
    { format: "webp", width: 600, file: "img/a-600.2.webp" },
    { format: "avif", width: 1200, file: "img/a-1200.3.avif" },
    { format: "webp", width: 1200, file: "img/a-1200.4.webp" },
  ],
};

const drawing: PictureFiles = {
  width: 720,
  height: 440,
  colour: null,
  variants: [{ format: "svg", width: 720, file: "img/b.5.svg" }],
};

function renderPicture(picture: PictureFiles, priority = false) {
  jest.mocked(pictureFiles).mockReturnValue(picture);
  const { container } = render(
    <Picture
      src="images/a.png"
      alt="A booking screen"
      frame="case"
      priority={priority}
    />,
  );
  const image = within(container).getByAltText("A booking screen");
  return { container, image };
}

test("AVIF and WebP are offered below the base path, in the size and shape of the frame", () => {
  const { container, image } = renderPicture(screenshot);
  const source = container.querySelector("source");
  expect(source).toHaveAttribute("type", "image/avif");
  expect(source).toHaveAttribute(
    "srcset",
    "/below/img/a-600.1.avif 600w, /below/img/a-1200.3.avif 1200w",
  );
  expect(image).toHaveAttribute(
    "srcset",
    "/below/img/a-600.2.webp 600w, /below/img/a-1200.4.webp 1200w",
  );
  for (const [name, value] of [
    ["src", "/below/img/a-600.2.webp"],
    ["width", "2400"],
    ["height", "1800"],
    ["sizes", frames.case.sizes],
  ] as const)
    expect(image).toHaveAttribute(name, value);
  expect(container.firstChild).toHaveAttribute("data-shape", "4/3");
  expect(container.firstChild).not.toHaveAttribute("data-ink");
});

test.each([
  [false, "lazy"],
  [true, "eager"],
])("with priority %s a picture loads %s", (priority, loading) => {
  const { image } = renderPicture(screenshot, priority);
  expect(image).toHaveAttribute("loading", loading);
});

test("the alternative text is readable on a dark placeholder", () => {
  const { container } = renderPicture(screenshot);
  expect(container.firstChild).toHaveAttribute("data-dark", "true");
  expect(container.querySelector("svg")).toHaveAttribute("color", "#101947");
  expect(container.innerHTML).not.toContain("style=");
});

test("a drawing is a plain image with one file, and says if it is in ink", () => {
  const { container, image } = renderPicture({ ...drawing, isInk: true });
  expect(image).toHaveAttribute("src", "/below/img/b.5.svg");
  expect(image).not.toHaveAttribute("srcset");
  expect(container.querySelector("picture")).toBeNull();
  expect(container.firstChild).toHaveAttribute("data-ink");
});
