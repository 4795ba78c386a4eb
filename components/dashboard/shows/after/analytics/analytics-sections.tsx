import type { ReactNode } from "react";
import { Section } from "../../../parts/page/section";
import { CallsToAction } from "./calls-to-action";
import { AudienceCurve } from "./curve/audience-curve";
import { MinuteTable } from "./curve/minute-table";
import type { AnalyticsFigures } from "./figures";
import { Funnel } from "./funnel";
import { HeadlineNumbers } from "./headline-numbers";
import { Interaction } from "./interaction";
import { Polls } from "./polls";
import { Sources } from "./sources";
import { SponsorProof } from "./sponsor-proof";

interface AnalyticsSectionsProps {
  figures: AnalyticsFigures;
  /** The table of attendees. */
  attendees: ReactNode;
}

/** All numbers of a show that was on air. */
export function AnalyticsSections({ figures, attendees }: AnalyticsSectionsProps) {
  const { retention, attended, polls, sources, sponsors } = figures;
  return (
    <div className="flex flex-col gap-12">
      <HeadlineNumbers figures={figures} />
      <Section
        title="Audience per minute"
        description="Attendees watching in each minute on air, and what was on stage."
      >
        <AudienceCurve figures={figures} />
        <MinuteTable minutes={retention} />
      </Section>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-12 xl:grid-cols-2">
        <Section title="Funnel" description="How many people took each step.">
          <Funnel figures={figures} />
        </Section>
        <Section
          title="Sources"
          description="Where registrations came from. Attendees who didn’t register aren’t included."
        >
          <Sources sources={sources} />
        </Section>
      </div>
      <Section title="Chat, questions and reactions" description="What the audience did during the show.">
        <Interaction figures={figures} />
      </Section>
      <Section title="Polls" description="The last vote of each person counts.">
        <Polls polls={polls} />
      </Section>
      <Section
        title="Calls to action"
        description="Several clicks by one person on the same call to action count once."
      >
        <CallsToAction figures={figures} />
      </Section>
      {sponsors.length > 0 && (
        <Section
          title="Sponsors"
          description="How long each sponsor’s name was visible on air. Viewed multiplies that by the number of viewers. Clicks counts calls to action that link to the sponsor’s website."
        >
          <SponsorProof sponsors={sponsors} />
        </Section>
      )}
      <Section
        title="Attendees"
        description="Longest watch time first, then people who only watched the replay. Engagement is up to 60 points for watch time, plus 8 each for chatting, voting, asking or upvoting a question, reacting, and clicking a call to action."
      >
        {attended + figures.funnel.replayed === 0 ? (
          <p className="text-base text-ink-muted">No one watched the show or its replay.</p>
        ) : (
          attendees
        )}
      </Section>
    </div>
  );
}
