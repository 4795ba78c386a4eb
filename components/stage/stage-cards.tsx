import type { StageState } from "@/lib/stage";
import css from "./stage.module.css";
import { StageCaptions } from "./stage-captions";
import { StageCta } from "./stage-cta";
import type { StageLayers } from "./stage-layers";
import { StageNameLine } from "./stage-lower-third";
import { StagePoll } from "./stage-poll";
import { StageQuestion } from "./stage-question";
import { StageQuote } from "./stage-quote";
import type { PollVotes } from "./types";

interface StageCardsProps {
  layers: StageLayers;
  votes: PollVotes | undefined;
  onCta: (() => void) | undefined;
}

/** What is to be read, beside and below the pictures, each in its own place of the frame. */
export function StageCards({ layers, votes, onCta }: StageCardsProps) {
  const { poll, question, quote, cta, captions } = layers;
  return (
    <>
      {quote && <StageQuote key={quote.id} quote={quote} className={css.quote} />}
      {poll && (
        <div className={css.cards}>
          <StagePoll poll={poll} votes={votes} />
        </div>
      )}
      {cta && (
        <div className={`${css.cta} flex items-center px-[1.4cqw] pb-[1cqw]`}>
          <StageCta cta={cta} onFollow={onCta} />
        </div>
      )}
      {question && (
        <div className={`${css.question} grid justify-items-center px-[1.4cqw] pb-[1.2cqw]`}>
          <StageQuestion question={question} />
        </div>
      )}
      {captions && (
        <div className={`${css.captions} flex min-h-[max(40px,7.4cqw)] flex-col justify-end pb-[0.8cqw]`}>
          <StageCaptions lines={captions} />
        </div>
      )}
    </>
  );
}

/** The line of a lower third that has no picture to stand in. */
export function StageLine({ line }: { line: NonNullable<StageState["lower_third"]> }) {
  return (
    <div className={`${css.line} flex min-w-0 items-center pb-[1cqw]`}>
      <StageNameLine title={line.title} subtitle={line.subtitle} />
    </div>
  );
}
