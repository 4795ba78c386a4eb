import type { Placement } from "@/lib/stage";
import { boxStyle } from "./box-style";
import type { StageLayers } from "./stage-layers";
import { StagePoll } from "./stage-poll";
import { StageQuestion } from "./stage-question";
import { StageQuote } from "./stage-quote";
import type { PollVotes } from "./types";

interface StageCardsProps {
  cards: Placement["cards"];
  layers: StageLayers;
  votes: PollVotes | undefined;
  flip: (key: string) => (element: HTMLElement | null) => void;
}

/** Cards to read, beside the pictures. */
export function StageCards({ cards, layers, votes, flip }: StageCardsProps) {
  const { poll, question, quote } = layers;
  return cards.map(({ kind, rect, words }) => (
    <div
      key={kind}
      ref={flip(kind)}
      className="absolute grid origin-top-left items-center [container-type:size]"
      style={boxStyle(rect)}
    >
      {kind === "poll" && poll && <StagePoll poll={poll} votes={votes} />}
      {kind === "question" && question && <StageQuestion question={question} words={words} />}
      {kind === "quote" && quote && <StageQuote quote={quote} words={words} />}
    </div>
  ));
}
