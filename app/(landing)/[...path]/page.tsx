import { notFound } from "next/navigation";
import { LandingShell } from "@/components/layout/landing-shell";
import { ClientsSection } from "@/components/sections/clients-section";
import { CollageSection } from "@/components/sections/collage-section";
import { ContactSection } from "@/components/sections/contact-section";
import { LandingAboutSection } from "@/components/sections/landing-about-section";
import { LandingBanner } from "@/components/sections/landing-banner";
import { PortfolioSection } from "@/components/sections/portfolio-section";
import { ProcessSection } from "@/components/sections/process-section";
import { QuestionsSection } from "@/components/sections/questions-section";
import { ServiceCardsSection } from "@/components/sections/service-cards-section";
import { SolutionsSection } from "@/components/sections/solutions-section";
import { StatisticsSection } from "@/components/sections/statistics-strip";
import { TestimonialsSection } from "@/components/sections/testimonials-section";
import { LandingWhyChooseUs } from "@/components/sections/why-choose-us-section";
import { ContactChannels } from "@/components/ui/contact-channels";
import { DiscTrack } from "@/components/ui/disc-track";
import {
  aboutUs,
  clients,
  contactUs,
  copy,
  costOf,
  landingPages,
  locale,
  projectSteps,
  projectsFor,
  shell,
  site,
  statistics,
  testimonials,
  whyChooseUs,
} from "@/lib/content/load";
import { pageMetadata } from "@/lib/content/metadata";

type Props = { params: Promise<{ path: string[] }> };

export function generateStaticParams() {
  // With a list, the dev server would ask the page of running texts for these paths, which is the closer match.
  if (process.env.NODE_ENV === "development") return [];
  const paths = landingPages.map(({ path }) => path.slice(1).split("/"));
  // Next's static export fails for a route without pages. The export removes what Next writes below 404.
  return (paths.length > 0 ? paths : [["404", "none"]]).map((path) => ({
    path,
  }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(await findPage(params));
}

/** A landing page: its own content file, and the content that all landing pages share. */
export default async function LandingPage({ params }: Props) {
  const { content, path } = await findPage(params);
  const cost = costOf(path);
  const { call, write } = contactUs.channels;
  return (
    <LandingShell content={shell} page={content}>
      <LandingBanner
        content={content.banner}
        cost={cost}
        surface={content.surface}
      />
      <StatisticsSection content={statistics} locale={locale} />
      <LandingAboutSection content={content.about} />
      <ServiceCardsSection content={content.services} />
      <ProcessSection content={projectSteps} />
      {content.portfolio && (
        <PortfolioSection content={content.portfolio} cost={cost} copy={copy} />
      )}
      {content.solutions && <SolutionsSection content={content.solutions} />}
      {content.collage && <CollageSection content={content.collage} />}
      <TestimonialsSection
        content={testimonials}
        projects={projectsFor(content.portfolio?.items.map(({ id }) => id))}
        copy={copy}
      />
      <LandingWhyChooseUs content={whyChooseUs} />
      {content.questions && (
        <QuestionsSection
          content={content.questions}
          roles={aboutUs.team.roles}
          site={site}
          copy={copy}
        />
      )}
      <ClientsSection content={clients} labels={copy.motion} />
      <ContactSection
        content={content.contact}
        channels={
          <>
            <DiscTrack discs={content.contact.discs} />
            <ContactChannels site={site} labels={{ call, write }} />
          </>
        }
        site={site}
        copy={copy}
      />
    </LandingShell>
  );
}

/** The dev server asks for any path that no other page has, as browsers send it. */
async function findPage(params: Props["params"]) {
  const path = `/${(await params).path.map(decodeURIComponent).join("/")}`;
  return landingPages.find((page) => page.path === path) ?? notFound();
}
