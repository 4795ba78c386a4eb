import type { StageState } from "@/lib/stage";
import type { CtaControl } from "./cta-control";
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
}

/** What is to be read, beside and below the pictures, each in its own place of the frame. */
export function StageCards({ layers, votes }: StageCardsProps) {
  const { poll, question, quote, captions } = layers;
  return (
    <>
      {quote && <StageQuote key={quote.id} quote={quote} className={css.quote} />}
      {poll && (
        <div className={css.cards}>
          <StagePoll poll={poll} votes={votes} />
        </div>
      )}
      {question && (
        <div className={`${css.question} grid justify-items-center px-[1.4cqw] pb-[1.2cqw]`}>
          <StageQuestion question={question} />
        </div>
      )}
      {captions && (
        <div className={`${css.captions} pb-[0.8cqw]`}>
          <StageCaptions lines={captions} />
        </div>
      )}
    </>
  );
}

interface StageFootProps {
  /** A lower third that has no picture to stand in. */
  line: StageState["lower_third"];
  cta: StageLayers["cta"];
  control: CtaControl | undefined;
}

/** Right below the pictures: a name on the left, the call to action on the right. */
export function StageFoot({ line, cta, control }: StageFootProps) {
  if (!line && !cta) return null;
  return (
    <div className={`${css.foot} flex items-center gap-[2cqw] pb-[1cqw]`}>
      {line && <StageNameLine title={line.title} subtitle={line.subtitle} />}
      {cta && (
        <div className="mr-[1.4cqw] ml-auto max-w-[46cqw] shrink-0">
          <StageCta cta={cta} control={control} />
        </div>
      )}
    </div>
  );
}
