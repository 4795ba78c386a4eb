import type { Metadata } from "next";
import type { ReactNode } from "react";
import { HomeStage } from "@/components/site/home-stage";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeBlock } from "@/components/ui/code-block";
import { Wordmark } from "@/components/ui/wordmark";
import { env } from "@/lib/platform/runtime/env";
import { homeDemo } from "@/lib/server/pages/home-demo";
import { homeSamples } from "./samples";

export const metadata: Metadata = { title: { absolute: "Showrunner · Live shows that programs can run" } };

const PARTS: [string, string][] = [
  ["Signup page", "In one of four designs, with your colour and logo. It works without JavaScript."],
  ["Studio", "Host, guests and scenes in the browser. Nothing to install, nobody is live by accident."],
  [
    "Viewer",
    "Picture, sound and everything on the stage, on a phone first. Late joiners see where it stands.",
  ],
  [
    "Run of show",
    "Written from your brief: segments that add up, questions for each guest, announcer lines.",
  ],
  ["Mail and calendar", "Confirmations with a calendar entry, in the reader's own time zone."],
  ["Webhooks", "Signed, at least once, with every delivery on record."],
];

export default function Home() {
  const samples = homeSamples(env().PUBLIC_URL.replace(/\/$/, ""));
  return (
    <div className="mx-auto max-w-[77rem] px-4 sm:px-8">
      <header className="flex h-16 items-center justify-between gap-4">
        <Wordmark />
        <nav aria-label="Main" className="flex items-center gap-1">
          <ButtonLink href="/docs" variant="ghost">
            Docs
          </ButtonLink>
          <ButtonLink href="/sign-in">Sign in</ButtonLink>
        </nav>
      </header>
      <main>
        <div className="grid items-center gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-16">
          <div className="flex flex-col items-start gap-6">
            <h1 className="text-balance font-semibold text-[clamp(2.25rem,4.6vw,3.75rem)] leading-[1.02] tracking-[-0.045em]">
              A live show is one API call.
            </h1>
            <p className="max-w-[34rem] text-ink-muted text-lg">
              Showrunner makes the signup page, the studio, the viewer and the run of show for a webinar, and
              lets your program or agent run it while it is on air. Every command that a host can press, you
              can send.
            </p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink href="/sign-in" variant="primary" size="lg">
                Get a test key
              </ButtonLink>
            </div>
          </div>
          <HomeStage steps={homeDemo(new Date())} />
        </div>
        <div className="grid gap-x-16 gap-y-12 border-line border-t py-16 lg:grid-cols-2">
          <Step
            number="1"
            title="Make a show"
            text="The answer holds four links, and all of them work at once."
          >
            <CodeBlock samples={samples.create} />
          </Step>
          <Step
            number="2"
            title="Run it"
            text="SLUG is the show's slug in that answer. Every viewer sees the change at once."
          >
            <CodeBlock samples={samples.drive} />
          </Step>
        </div>
        <section className="border-line border-t py-16">
          <h2 className="mb-8 font-semibold text-2xl tracking-[-0.02em]">What is in it</h2>
          <dl className="grid gap-x-16 sm:grid-cols-2">
            {PARTS.map(([name, text]) => (
              <div key={name} className="grid gap-x-6 border-line border-t py-4 lg:grid-cols-[9rem_1fr]">
                <dt className="font-medium text-base">{name}</dt>
                <dd className="text-base text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </div>
  );
}

interface StepProps {
  number: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="font-semibold text-2xl tracking-[-0.02em]">
          <span className="tabular mr-3 text-accent">{number}</span>
          {title}
        </h2>
        <p className="mt-1 text-base text-ink-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
