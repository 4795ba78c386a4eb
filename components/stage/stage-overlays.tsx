import type { StageState, Tile } from "@/lib/stage";
import { lowerThirdOwner } from "./lower-third-owner";
import { StageCaptions } from "./stage-captions";
import { StageCta } from "./stage-cta";
import { StageLowerThird } from "./stage-lower-third";
import { StagePoll } from "./stage-poll";
import { StageQuestion } from "./stage-question";
import { StageQuote } from "./stage-quote";
import type { CaptionLine, PollVotes } from "./types";

interface StageOverlaysProps {
  state: StageState;
  captions: readonly CaptionLine[] | undefined;
  onCta: (() => void) | undefined;
  votes: PollVotes | undefined;
  shown: readonly Tile[];
}

/** Cards over the picture: one column on the right, captions and questions along the bottom. */
export function StageOverlays({ state, captions, onCta, votes, shown }: StageOverlaysProps) {
  const lower = state.lower_third;
  const owner = lowerThirdOwner(state);
  const homeless = lower && (owner === null || !shown.some((tile) => tile.identity === owner));
  const lines = captions ?? [];
  const spoken = state.captions.on && lines.length === 0 && state.emcee ? state.emcee : null;
  return (
    <>
      {homeless && (
        <StageLowerThird wide raised={state.ticker.visible} title={lower.title} subtitle={lower.subtitle} />
      )}
      <div className="pointer-events-none absolute inset-0 flex flex-col justify-end gap-[1.2cqw] p-[2.4cqw] pb-[max(34px,6.4cqw)]">
        <div className="flex min-h-0 flex-1 flex-col items-end justify-end gap-[1.2cqw] *:pointer-events-auto">
          {state.poll && <StagePoll poll={state.poll} votes={votes} />}
          <StageCta cta={state.cta} onFollow={onCta} />
        </div>
        {state.question && <StageQuestion question={state.question} />}
        {state.captions.on && (
          <StageCaptions
            lines={spoken ? [{ id: spoken.id, speaker: "Announcer", text: spoken.text }] : lines}
          />
        )}
      </div>
      {state.quote && <StageQuote key={state.quote.id} quote={state.quote} />}
    </>
  );
}
