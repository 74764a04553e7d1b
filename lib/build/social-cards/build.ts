import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { socialCards } from "./cards";
import { drawCard, height, width } from "./draw";
import { missingLetters } from "./text-layout";

const output = "public/og";
const record = ".cache/social-cards.json";

/** Second half of `npm run images`: draws the social cards whose content or drawings changed. */
async function run() {
  const before = readRecord();
  const after: Record<string, string> = {};
  let drawn = 0;
  mkdirSync(output, { recursive: true });
  for (const [id, card] of Object.entries(socialCards())) {
    const lost = missingLetters(JSON.stringify(card));
    if (lost.length > 0) {
      console.warn(
        `Social card "${id}": the card font has no ${lost.join(" ")}.`,
      );
    }
    const svg = drawCard(card);
    const key = createHash("sha256")
      .update(svg + JSON.stringify(sharp.versions))
      .digest("hex");
    const file = path.join(output, `${id}.png`);
    after[id] = key;
    if (before[id] === key && existsSync(file)) continue;
    await draw(svg, file);
    drawn += 1;
  }
  const stale = readdirSync(output).filter(
    (name) => !(path.basename(name, ".png") in after),
  );
  for (const name of stale) rmSync(path.join(output, name));
  writeRecord(after, drawn + stale.length > 0);
  console.log(
    `Social cards: ${drawn} drawn, ${Object.keys(after).length - drawn} up to date, ${stale.length} old files removed.`,
  );
}

async function draw(svg: string, file: string) {
  await sharp(Buffer.from(svg))
    .resize(width, height)
    .png({ palette: true, colours: 256, dither: 0.4, effort: 10 })
    .toFile(file);
}

function readRecord(): Record<string, string> {
  return existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
}

function writeRecord(keys: Record<string, string>, changed: boolean) {
  if (!changed) return;
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(keys, null, 1)}\n`);
}

void run();
