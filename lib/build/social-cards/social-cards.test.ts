/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { type Card, socialCards } from "./cards";
import { drawCard } from "./draw";
import { palette } from "./palette";
import { missingLetters, setLine, setLines } from "./text-layout";

const card: Card = {
  brand: "Anekora",
  surface: "sky",
  title: "Get in Touch",
  line: "Call, write or drop in.",
  beads: [{ disc: "chai" }, { icon: "web", surface: "madder" }],
};

test("every page names a social card that is drawn", () => {
  const drawn = Object.keys(socialCards());
  for (const { id } of routes) {
    const address = JSON.stringify(pageMetadata(id).openGraph?.images);
    const name = /\/og\/([\w-]+)\.png/.exec(address)?.[1];
    expect(drawn).toContain(name);
  }
});

test("another brand or another title draws another card", () => {
  const drawn = drawCard(card);
  expect(drawCard({ ...card, brand: "Zeta" })).not.toBe(drawn);
  expect(drawCard({ ...card, title: "Talk to us" })).not.toBe(drawn);
});

test("a card needs no font and no style sheet where it is drawn", () => {
  for (const content of Object.values(socialCards())) {
    expect(drawCard(content)).not.toMatch(/<text|<style|font-|var\(|class=/);
  }
});

test("a card becomes a picture of 1200 by 630 pixels in the colour of its page", async () => {
  const { data, info } = await sharp(Buffer.from(drawCard(card)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect([...data.subarray(0, 3)]).toEqual([0xbf, 0xd7, 0xf2]);
});

test("a drawing that has the colour of the card is left out", () => {
  const discs = ["chai", "globe"] as const;
  const onSky = drawCard({ ...card, beads: discs.map((disc) => ({ disc })) });
  const without = drawCard({ ...card, beads: [{ disc: "chai" }] });
  expect(onSky).toBe(without);
});

test("a long title is set in lines of like length that fit the card", () => {
  const setting = { face: "display", size: 84, spacing: -0.03 } as const;
  const title = "Websites that earn their keep for years and years";
  const lines = setLines(title, setting, 1072);
  expect(lines.length).toBeGreaterThan(1);
  expect(setLine(title, setting).width).toBeGreaterThan(1072);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(1072);
});

test("a very long title is set smaller instead of running into the brand", () => {
  const long = "Websites that earn their keep, year after year, for everybody";
  const tops = (title: string) =>
    [
      ...drawCard({ ...card, title }).matchAll(/translate\(64 ([\d.]+)\)"/g),
    ].map(([, top]) => Number(top));
  expect(tops(long).length).toBeGreaterThan(1);
  expect(Math.min(...tops(long))).toBeGreaterThan(150);
});

test("letters that the card font lacks are found", () => {
  expect(missingLetters("Anekora 1 & Café")).toEqual([]);
  expect(missingLetters("अनेकोरा").length).toBeGreaterThan(0);
});

test("the palette of the cards is that of the style sheet", () => {
  const sheet = readFileSync(
    path.join(process.cwd(), "components/layout/tokens.css"),
    "utf8",
  );
  const token = (name: string) =>
    new RegExp(`--${name}:\\s*(#\\w+)`).exec(sheet)?.[1];
  const names = {
    marigold: "marigold",
    madder: "madder",
    neel: "neel",
    leaf: "leaf",
    rose: "rose",
    sky: "sky",
    "tint-mari": "tint-mari",
    "tint-leaf": "tint-leaf",
    deep: "indigo",
    mist: "mist",
  } as const;
  for (const [surface, name] of Object.entries(names)) {
    expect(palette[surface as keyof typeof names].surface).toBe(token(name));
  }
});
