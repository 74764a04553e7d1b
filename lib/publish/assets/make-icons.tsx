import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { readColors } from "@/lib/content/brand/colors";
import { markFile, readDrawing } from "@/lib/content/brand/read-drawing";
import { Svg } from "@/lib/content/brand/svg";
import { writeSvg } from "@/lib/content/brand/svg-file";
import { oneFile } from "./make-files";

/** The icons for browsers and home screens, drawn from the mark. */
export function iconJobs() {
  // A mark with fixed colours was designed for the page's own background.
  const adapts = writeSvg(readDrawing(markFile)).includes("currentColor");
  const { fill } = readColors("light", adapts ? "ink" : undefined);
  const draw = (radius: number, share: number) =>
    fill(renderToStaticMarkup(<AppIcon radius={radius} share={share} />));
  const round = draw(50, 63.4);
  const square = draw(0, 61.4);
  // A launcher may crop the icon to a circle of 80 per cent of its width.
  const maskable = draw(0, 48.8);
  return [
    oneFile("favicon.svg", round),
    oneFile("favicon.ico", round, (svg) => renderPng(32)(svg).then(toIco)),
    oneFile("apple-touch-icon.png", square, renderPng(180)),
    oneFile("icon-192.png", round, renderPng(192)),
    oneFile("icon-512.png", round, renderPng(512)),
    oneFile("icon-maskable-192.png", maskable, renderPng(192)),
    oneFile("icon-maskable-512.png", maskable, renderPng(512)),
  ];
}

/** The mark on its surface. `share` is the mark's width in per cent of the icon. */
function AppIcon({ radius, share }: { radius: number; share: number }) {
  const offset = (100 - share) / 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file of its own, named by the page that shows it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <rect width="100" height="100" rx={radius} fill="var(--surface)" />
      <Svg
        file={markFile}
        x={offset}
        y={offset}
        width={share}
        height={share}
        color="var(--on-surface)"
        aria-hidden={undefined}
      />
    </svg>
  );
}

function renderPng(size: number) {
  return (svg: string) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 100) })
      .resize(size)
      .png({ palette: true, quality: 60, dither: 0, effort: 10 })
      .toBuffer();
}

/** An ICO file: a directory with one picture, in PNG format. */
function toIco(png: Buffer): Buffer {
  const size = 32;
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
