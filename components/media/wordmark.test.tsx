import { renderToStaticMarkup } from "react-dom/server";
import { Wordmark } from "./wordmark";

const markup = async (name: string) =>
  renderToStaticMarkup(await Wordmark({ name }));

test.each(["Quillmere & Sons", "O"])(
  "the name %s is drawn, and stays text for those who listen",
  async (name) => {
    const html = await markup(name);
    expect(html).toMatch(/<path d="m\d/);
    expect(html).not.toMatch(/NaN|undefined/);
    const [text] = html.match(/>[^<>]+<\/span>/) ?? [];
    expect(text).toBe(`>${name.replace("&", "&amp;")}</span>`);
  },
);

test("a name that the font cannot show is set as text", async () => {
  expect(await markup("अनेक")).toBe("<span>अनेक</span>");
});

test("a long name is set as text, which takes several lines", async () => {
  const name = "Krishnamurthy Infrastructure Technologies";
  expect(await markup(name)).toBe(`<span class="long">${name}</span>`);
});
