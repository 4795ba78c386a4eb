import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Analysis } from "../../call-words";
import { openingOf } from "../transcript/opening-of";
import { SectionList } from "./section-list";
import { Statement } from "./statement";

type Lines = CallDetailWire["transcript"];
type Topic = Analysis["topics"][number];

interface TopicsProps {
  analysis: Pick<Analysis, "topics" | "language">;
  lines: Lines;
}

/** What the call is about, in the order in which it came up, each with a link to the sentence that names it. */
export function Topics({ analysis: { topics, language }, lines }: TopicsProps) {
  const inOrder = topics.toSorted((a, b) => a.from_line - b.from_line);
  return (
    <SectionList title="Topics" items={inOrder}>
      {(topic, index) => (
        <Statement
          key={index}
          // Analyses from before topics had evidence have none.
          evidence={topic.evidence.length > 0 ? topic.evidence : openingOf(topic, lines)}
          isShort
        >
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-base">
            <span className="break-words" lang={language}>
              {topic.name}
            </span>
            <span className="tabular text-ink-muted text-sm">{untilWords(topic, lines)}</span>
          </p>
        </Statement>
      )}
    </SectionList>
  );
}

/** "to 3:40", or "to line 12" without times; nothing for a topic of one line. */
function untilWords({ from_line, to_line }: Topic, lines: Lines): string | null {
  if (to_line <= from_line) return null;
  const last = lines.find(({ line }) => line === to_line);
  const at = last?.end_sec ?? last?.start_sec ?? null;
  return at === null ? `to line ${to_line}` : `to ${secondAsClock(at)}`;
}
