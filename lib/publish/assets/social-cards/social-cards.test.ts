import sharp from "sharp";
import { readColors } from "@/lib/content/brand/colors";
import { site } from "@/lib/content/load";
import { type Card, socialCards } from "./cards";
import { drawCard } from "./make-cards";

const card: Card = {
  brand: "Anekora",
  surface: "sky",
  title: "Get in Touch",
  line: "Call, write or drop in.",
  discs: [
    { file: "content/brand/drawings/kolam/flower.svg" },
    { file: "content/brand/drawings/kolam/check.svg", surface: "madder" },
  ],
};

test("a card is drawn without fonts and style sheets", async () => {
  for (const content of Object.values(socialCards(() => true))) {
    expect(await drawCard(content)).not.toMatch(
      /<text|<style|font-family|var\(/,
    );
  }
});

test("a card becomes a picture of 1200 by 630 pixels in the colour of its page", async () => {
  const { data, info } = await sharp(Buffer.from(await drawCard(card)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(
    readColors("light", "sky").color("--surface"),
  );
});

test("a long heading does not touch the logo", async () => {
  const long = "Websites that earn their keep, year after year. ".repeat(8);
  const svg = await drawCard({ ...card, title: long, line: long });
  const { channels } = await sharp(
    await sharp(Buffer.from(svg))
      .extract({ left: 0, top: 115, width: 1200, height: 15 })
      .toBuffer(),
  ).stats();
  for (const { min, max } of channels) expect(min).toBe(max);
});

test("a card has no vowel signs that texts can do without", () => {
  jest.replaceProperty(site, "brand", "رتّب ا\u0654حمد שָׁלוֹם निशा Đặt");
  for (const { brand } of Object.values(socialCards(() => true)))
    expect(brand).toBe("رتب أحمد שלום निशा Đặt");
});

test("a card shows only text that the font has", () => {
  const cards = socialCards((text) => text.includes("@") || !/\s/.test(text));
  for (const { title } of Object.values(cards)) expect(title).toMatch(/^\S+$/);
});
