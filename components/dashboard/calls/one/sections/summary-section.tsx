import { Section } from "../../../parts/page/section";
import type { Analysis } from "../../call-words";
import { Statement } from "./statement";

/** The summary, short and long, and what was said about each topic. */
export function SummarySection({ summary, language }: { summary: Analysis["summary"]; language: string }) {
  const { short, long, by_topic: topics, evidence } = summary;
  return (
    <Section title="Summary">
      <ul className="flex flex-col" lang={language}>
        <Statement evidence={evidence.short}>
          <p className="whitespace-pre-line font-medium text-base">{short}</p>
        </Statement>
        {long !== short && (
          <Statement evidence={evidence.long}>
            <p className="whitespace-pre-line text-base">{long}</p>
          </Statement>
        )}
        {topics.map(({ topic, text, evidence: lines }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come up twice
          <Statement key={index} evidence={lines}>
            <p className="text-base">
              <span className="block font-medium text-sm">{topic}</span>
              {text}
            </p>
          </Statement>
        ))}
      </ul>
    </Section>
  );
}
