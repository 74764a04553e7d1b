import { notFound } from "next/navigation";
import { MainShell } from "@/components/layout/main-shell";
import { RunningText } from "@/components/sections/running-text";
import { shell, textPages } from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";

type Props = { params: Promise<{ textPage: string }> };

/** The dev server goes on to the landing pages with a path that no text page has. */
export const dynamicParams = false;

export function generateStaticParams() {
  const paths = textPages.map(({ path }) => path.slice(1));
  // Next's static export fails for a route without pages. The export removes what Next writes with this name.
  return (paths.length > 0 ? paths : ["404.none"]).map((textPage) => ({
    textPage,
  }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(await findPage(params));
}

/** A page of running text, which is one file. */
export default async function TextPage({ params }: Props) {
  const { content } = await findPage(params);
  return (
    <MainShell content={shell}>
      <RunningText heading={content.heading} parts={content.body} />
    </MainShell>
  );
}

async function findPage(params: Props["params"]) {
  const path = `/${decodeURIComponent((await params).textPage)}`;
  return textPages.find((page) => page.path === path) ?? notFound();
}
