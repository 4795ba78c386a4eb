import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { Section } from "../../../parts/page/section";
import type { Analysis } from "../../call-words";
import { EditSummary } from "../correcting/edit-summary";
import { Statement } from "./statement";

interface SummarySectionProps {
  detail: CallDetailWire;
  analysis: Analysis;
  version: number | undefined;
}

/** The summary, short and long, and what was said about each topic. */
export function SummarySection({ detail, analysis, version }: SummarySectionProps) {
  const { summary, language } = analysis;
  const { short, long, by_topic: topics, evidence } = summary;
  const own = detail.corrections.summary;
  return (
    <Section title="Summary" action={<EditSummary detail={detail} version={version} />}>
      <ul className="flex flex-col" lang={language}>
        <Statement evidence={evidence.short}>
          <p className="whitespace-pre-line font-medium text-base">{short}</p>
          {own.short !== null && <Corrected />}
        </Statement>
        {long !== short && (
          <Statement evidence={evidence.long}>
            <p className="whitespace-pre-line text-base">{long}</p>
            {own.long !== null && <Corrected />}
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

const Corrected = () => (
  <span lang="en" className="text-ink-muted text-xs">
    Corrected by your team
  </span>
);
