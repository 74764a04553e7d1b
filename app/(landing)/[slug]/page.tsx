import { notFound } from "next/navigation";
import { LandingPage } from "@/components/landing-page";
import * as shared from "@/lib/content/load";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return shared.landingPages.map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata((await params).slug);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const page = shared.landingPages.find(({ id }) => id === slug);
  if (!page) notFound();
  return <LandingPage content={page.content} shared={shared} />;
}
