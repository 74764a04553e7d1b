/** @jest-environment jsdom */
import { render, within } from "@testing-library/react";
import {
  type PictureFiles,
  pictureFiles,
} from "@/lib/assets/pictures/picture-files";
import { frames } from "@/lib/content/picture-frames";
import { Picture } from "./picture";

jest.mock("@/lib/assets/pictures/picture-files");
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

test("AVIF and WebP are offered below the base path", () => {
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
  expect(image).toHaveAttribute("src", "/below/img/a-600.2.webp");
});

test("a picture has its size and loads lazily unless it has priority", () => {
  const { image } = renderPicture(screenshot);
  expect(image).toHaveAttribute("width", "2400");
  expect(image).toHaveAttribute("height", "1800");
  expect(image).toHaveAttribute("loading", "lazy");
  const { image: first } = renderPicture(screenshot, true);
  expect(first).toHaveAttribute("loading", "eager");
});

test("the alternative text is readable on a dark placeholder", () => {
  const { container } = renderPicture(screenshot);
  expect(container.firstChild).toHaveAttribute("data-dark", "true");
  expect(container.querySelector("svg")).toHaveAttribute("color", "#101947");
  expect(container.innerHTML).not.toContain("style=");
});

test("a drawing is a plain image with one file", () => {
  const { container, image } = renderPicture(drawing);
  expect(image).toHaveAttribute("src", "/below/img/b.5.svg");
  expect(image).not.toHaveAttribute("srcset");
  expect(container.querySelector("picture")).toBeNull();
});

test("a picture has the width and the shape of its frame", () => {
  const { container, image } = renderPicture(screenshot);
  expect(image).toHaveAttribute("sizes", frames.case.sizes);
  expect(container.firstChild).toHaveAttribute("data-shape", "4/3");
  expect(container.firstChild).not.toHaveAttribute("data-ink");
  const ink = renderPicture({ ...drawing, isInk: true });
  expect(ink.container.firstChild).toHaveAttribute("data-ink");
});
