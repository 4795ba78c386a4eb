import type { ReactNode } from "react";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import { Section } from "../../../parts/page/section";
import { type Analysis, SIDE_WORDS } from "../../call-words";
import { Statement } from "../sections/statement";
import { MoodChart } from "./mood-chart";
import { moodWords, signed } from "./talk-words";

interface TalkSectionProps {
  analysis: Analysis;
  lines: CallDetailWire["transcript"];
}

/** How the call was talked: longest monologue, turns, patience and mood. What the transcript can't tell is left out. */
export function TalkSection({ analysis, lines }: TalkSectionProps) {
  const { longest_monologue: longest, interactivity, patience, sentiment } = analysis;
  const { overall, over_time: pieces } = sentiment;
  return (
    <Section title="Conversation">
      <ul className="flex flex-col">
        {longest && (
          <Statement evidence={longest.evidence} isShort>
            <Figure name="Longest monologue" value={monologueLength(longest)}>
              {longest.speaker}
              {longest.seconds !== null && `, ${longest.words} words`}
            </Figure>
          </Statement>
        )}
        {interactivity && (
          <Statement evidence={[]} isShort>
            <Figure
              name={interactivity.per_minute === null ? "Turns" : "Turns per minute"}
              value={String(interactivity.per_minute ?? interactivity.turns)}
            >
              {interactivity.per_minute !== null && `${interactivity.turns} turns`}
            </Figure>
          </Statement>
        )}
        {patience && (
          <Statement evidence={[]} isShort>
            <Figure name="Patience" value={`${patience.seconds} s`}>
              Average wait before our side replies to the customer, {patience.replies} replies
            </Figure>
          </Statement>
        )}
        <Statement evidence={[]} isShort>
          <Figure name="Sentiment" value={`${moodWords(overall)} (${signed(overall)})`}>
            {sidesWords(sentiment.by_side)}
          </Figure>
        </Statement>
      </ul>
      {pieces.some(({ score }) => score !== 0) && <MoodChart pieces={pieces} lines={lines} />}
    </Section>
  );
}

interface FigureProps {
  name: string;
  value: string;
  children: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-base">
    <span>{name}</span>
    <span className="tabular font-medium">{value}</span>
    <span className="tabular text-ink-muted text-sm">{children}</span>
  </p>
);

const monologueLength = ({ seconds, words }: NonNullable<Analysis["longest_monologue"]>): string =>
  seconds === null ? `${words} words` : secondAsClock(seconds);

/** "Our side +0.2, Customer −0.1", as far as sides are known. */
const sidesWords = (by: Analysis["sentiment"]["by_side"]): string =>
  (["ours", "customer"] as const)
    .flatMap((side) => {
      const score = by[side];
      return score === null ? [] : [`${SIDE_WORDS[side]} ${signed(score)}`];
    })
    .join(", ");
