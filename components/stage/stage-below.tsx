"use client";

import type { StageState } from "@/lib/stage";
import type { StageLook } from "@/lib/theme/stage-look";
import type { CtaControl } from "./cta-control";
import { lookProps } from "./look-props";
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
  look: StageLook | undefined;
  cta?: CtaControl | undefined;
}

/** On a phone what is to be read stands under the picture, where there is room for it. */
export function StageBelow({ state, captions: lines, votes, look: wanted, cta: control }: StageBelowProps) {
  const { announcer } = useStageWords();
  const look = lookProps(wanted);
  const { poll, question, quote, cta, captions } = layersOf(state, lines, announcer);
  if (state.mask.level || !(poll || question || quote || cta || captions)) return null;
  return (
    <div
      {...look}
      className={`@container flex flex-col items-stretch gap-3 px-4 py-3 *:w-full! *:max-w-full! *:text-base! ${look.className}`}
    >
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
