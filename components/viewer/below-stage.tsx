"use client";

import { StageCta } from "@/components/stage/stage-cta";
import { StagePoll } from "@/components/stage/stage-poll";
import { StageQuestion } from "@/components/stage/stage-question";
import type { PollVotes } from "@/components/stage/types";
import type { StageState } from "@/lib/stage";

/** On a phone the cards that stand in the picture elsewhere stand under it, where they can be read. */
export function BelowStage({ stage, votes }: { stage: StageState; votes: PollVotes | undefined }) {
  if (stage.mask.level || (!stage.poll && !stage.question && !stage.cta.visible)) return null;
  return (
    <div className="@container flex flex-col items-stretch gap-3 p-4 [--stage-accent:var(--accent)] *:w-full! *:max-w-full! *:rounded-panel! *:text-base!">
      {stage.poll && <StagePoll poll={stage.poll} votes={votes} />}
      {stage.question && <StageQuestion question={stage.question} />}
      <StageCta cta={stage.cta} onFollow={undefined} />
    </div>
  );
}
