import type { Metadata } from "next";
import { AgentList } from "@/components/site/agent-list";
import { CodeChoice } from "@/components/site/code-choice";
import { HomeSection } from "@/components/site/home-section";
import { PlainLink } from "@/components/site/plain-link";
import { PriceTable } from "@/components/site/price-table";
import { ProductPictures } from "@/components/site/product-pictures";
import { SiteFooter } from "@/components/site/site-footer";
import { Wordmark } from "@/components/ui/wordmark";
import { siteAddresses } from "@/lib/docs/site";
import { env } from "@/lib/platform/runtime/env";
import { agentLines } from "./agent-lines";
import { homeSamples } from "./samples";
import { showPrices } from "./show-prices";
import { SITE_LINKS } from "./site-links";

const TITLE = "Showrunner · Webinars your code and AI agents can run";
const DESCRIPTION =
  "Create a webinar with one API call: signup page, browser studio, viewer page and run of show. Your host, your code and your AI agents run it together.";

export const metadata: Metadata = {
  title: { absolute: TITLE },
  description: DESCRIPTION,
  alternates: { canonical: "/" },
  openGraph: { type: "website", title: TITLE, description: DESCRIPTION, url: "/", siteName: "Showrunner" },
};

const PARTS: readonly [string, string][] = [
  ["Signup page", "Four themes with your color and logo. Works without JavaScript."],
  ["Studio", "Host and guests join in the browser, with layouts, polls, lower thirds, a ticker and music."],
  ["Viewer page", "Live video with chat and polls, designed for phones. Nothing to install."],
  ["Run of show", "Generated from your brief: timed segments, a script and questions for each guest."],
  ["Email and calendar", "Confirmations and reminders with a calendar invite, in each attendee’s time zone."],
  ["Webhooks", "Signed events, automatic retries and a log of every delivery."],
];

export default function Home() {
  const { baseUrl, mcpUrl } = siteAddresses();
  const samples = homeSamples(baseUrl);
  return (
    <div className="mx-auto max-w-[80rem] px-4 sm:px-8">
      <Header />
      <main>
        <Hero />
        <HomeSection
          id="code"
          title="Run it from code"
          text="Create a show, then control it live. The response includes links for the host, guests and audience. Every viewer sees your commands instantly."
        >
          <div className="grid gap-6">
            <CodeChoice name="create" title="Create a show" samples={samples.create} />
            <CodeChoice
              name="drive"
              title="Once it’s on air, put two people side by side. Use the slug from the first response."
              samples={samples.drive}
            />
          </div>
        </HomeSection>
        <HomeSection
          id="agents"
          title="Run it from your agent"
          text="Add Showrunner to your agent with one line. The first time, you sign in here and choose what the agent can do."
        >
          <AgentList lines={agentLines(mcpUrl)} />
          <p className="mt-4 text-base text-ink-muted">
            Then ask: “Create a webinar about our spring release next Thursday at 6 pm, with Ana Ruiz as
            guest, and send me the links.”
          </p>
        </HomeSection>
        <HomeSection id="parts" title="What you get" text="Everything is ready as soon as the API responds.">
          <Parts />
        </HomeSection>
        <HomeSection
          id="prices"
          title="Pricing"
          text="API calls are metered. Attendees are free. Every response includes your remaining budget."
        >
          <PriceTable prices={showPrices(env().INSTALLATION)} />
        </HomeSection>
      </main>
      <SiteFooter groups={SITE_LINKS} />
    </div>
  );
}

const Header = () => (
  <header className="flex h-16 items-center justify-between gap-4">
    <Wordmark />
    <nav aria-label="Main" className="flex items-center gap-1">
      <PlainLink href="/docs" variant="ghost">
        Docs
      </PlainLink>
      <PlainLink href="#prices" variant="ghost" className="hidden! sm:inline-flex!">
        Pricing
      </PlainLink>
      <PlainLink href="/sign-in">Sign in</PlainLink>
    </nav>
  </header>
);

const Hero = () => (
  <div className="grid items-center gap-x-10 gap-y-10 pt-8 pb-16 lg:min-h-[min(calc(100dvh-9rem),42rem)] lg:grid-cols-[minmax(0,9fr)_minmax(0,14fr)] lg:pt-4">
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-balance font-semibold text-[clamp(2.25rem,3.7vw,3.25rem)] leading-[1.04] tracking-[-0.04em]">
        Webinars your code and your agents can run
      </h1>
      <p className="max-w-[34rem] text-ink-muted text-lg">
        Create a live show with one API call: signup page, browser studio, viewer page and a generated run of
        show. On air, your host, your code and your AI agents share the same controls.
      </p>
      <p className="max-w-[34rem] text-ink-muted text-lg">
        For product teams building live events into their product, and agencies running them for clients.
      </p>
      <div className="flex flex-wrap gap-2">
        <PlainLink href="/sign-in" variant="primary" size="lg">
          Get test API key
        </PlainLink>
        <PlainLink href="#agents" size="lg">
          Connect your agent
        </PlainLink>
      </div>
    </div>
    <ProductPictures />
  </div>
);

const Parts = () => (
  <dl className="grid gap-x-10 border-line border-t sm:grid-cols-2">
    {PARTS.map(([name, text]) => (
      <div key={name} className="border-line border-b py-3">
        <dt className="font-medium text-base">{name}</dt>
        <dd className="text-base text-ink-muted">{text}</dd>
      </div>
    ))}
  </dl>
);
