"use client";

import type { StageState } from "@/lib/stage";
import type { StageLook } from "@/lib/theme/stage-look";
import type { CtaControl } from "./cta-control";
import { lookProps } from "./look-props";
import { StageCta } from "./stage-cta";
import { layersOf } from "./stage-layers";
import { StagePoll } from "./stage-poll";
import { StageQuestion } from "./stage-question";
import { StageQuote } from "./stage-quote";
import type { PollVotes } from "./types";
import { useUnreadQuote } from "./use-unread-quote";

/** Cards go below the picture in windows narrower than this. */
export const CARDS_BELOW_PX = 640;

interface StageBelowProps {
  state: StageState;
  votes: PollVotes | undefined;
  look: StageLook | undefined;
  cta?: CtaControl | undefined;
}

/** On a phone, the cards are below the picture, where there is room for them. */
export function StageBelow({ state, votes, look: wanted, cta: control }: StageBelowProps) {
  const look = lookProps(wanted);
  const { poll, question, cta } = layersOf(state);
  const quote = useUnreadQuote(state.phase === "ended" ? null : state.quote);
  if (state.mask.level || !(poll || question || quote || cta)) return null;
  return (
    <div
      {...look}
      className={`@container flex flex-col items-stretch gap-3 px-4 py-3 *:w-full! *:max-w-full! *:text-base! ${look.className}`}
    >
      {poll && <StagePoll poll={poll} votes={votes} />}
      {question && <StageQuestion question={question} />}
      {quote && <StageQuote key={quote.id} quote={quote} className="text-xl!" />}
      {cta && <StageCta cta={cta} control={control} />}
    </div>
  );
}
