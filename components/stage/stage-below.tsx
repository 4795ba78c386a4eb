"use client";

import type { StageState } from "@/lib/stage";
import type { CtaControl } from "./cta-control";
import { StageCaptions } from "./stage-captions";
import { StageCta } from "./stage-cta";
import { layersOf } from "./stage-layers";
import { StagePoll } from "./stage-poll";
import { StageQuestion } from "./stage-question";
import { StageQuote } from "./stage-quote";
import type { CaptionLine, PollVotes } from "./types";
import { useStageWords } from "./use-stage-words";

/** In a window narrower than this. */
export const CARDS_BELOW_PX = 640;

interface StageBelowProps {
  state: StageState;
  captions?: readonly CaptionLine[];
  votes: PollVotes | undefined;
  cta?: CtaControl | undefined;
}

/** On a phone what is to be read stands under the picture, where there is room for it. */
export function StageBelow({ state, captions: lines, votes, cta: control }: StageBelowProps) {
  const { announcer } = useStageWords();
  const { poll, question, quote, cta, captions } = layersOf(state, lines, announcer);
  if (state.mask.level || !(poll || question || quote || cta || captions)) return null;
  return (
    <div className="@container flex flex-col items-stretch gap-3 px-4 py-3 [--stage-accent:var(--accent)] *:w-full! *:max-w-full! *:rounded-panel! *:text-base!">
      {captions && (
        <div className="text-white [--caption-size:1rem]">
          <StageCaptions lines={captions} />
        </div>
      )}
      {poll && <StagePoll poll={poll} votes={votes} />}
      {question && <StageQuestion question={question} />}
      {quote && <StageQuote key={quote.id} quote={quote} className="p-4!" />}
      {cta && <StageCta cta={cta} control={control} />}
    </div>
  );
}
