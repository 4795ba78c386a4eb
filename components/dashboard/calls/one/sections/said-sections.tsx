import { Badge } from "@/components/ui/badge";
import { type Analysis, dayWords } from "../../call-words";
import { amountWords, kindWords, NUMBER_WORDS } from "./figure-words";
import { SectionList } from "./section-list";
import { EvidenceButton, Statement } from "./statement";

interface SectionProps {
  analysis: Analysis;
}

// Statements have no ids, and the same words may be said twice: their place is their key.

export function NextSteps({ analysis }: SectionProps) {
  return (
    <SectionList title="Next steps" items={analysis.next_steps} adds="next_step">
      {(step, index) => {
        const { what, owner, due, agreed, evidence } = step;
        return (
          <Statement key={index} evidence={evidence} edits={{ kind: "next_step", fact: step }}>
            <p className="text-base first-letter:uppercase" lang={analysis.language}>
              {what}
            </p>
            <p className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
              <span>{owner ?? "No owner"}</span>
              <span className="tabular">{due ? `Due ${dayWords(due)}` : "No date"}</span>
              <Badge tone={agreed ? "ok" : "warn"}>{agreed ? "Agreed" : "Offered"}</Badge>
            </p>
          </Statement>
        );
      }}
    </SectionList>
  );
}

export function Questions({ analysis }: SectionProps) {
  return (
    <SectionList title="Questions" items={analysis.questions} adds="question">
      {(question, index) => {
        const { text, asked_by, answered, evidence } = question;
        return (
          <Statement key={index} evidence={evidence} edits={{ kind: "question", fact: question }}>
            <p className="text-base" lang={analysis.language}>
              {text}
            </p>
            <p className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
              {asked_by && <span>{asked_by}</span>}
              <Badge tone={answered ? "ok" : "warn"}>{answered ? "Answered" : "Not answered"}</Badge>
            </p>
          </Statement>
        );
      }}
    </SectionList>
  );
}

export function Objections({ analysis }: SectionProps) {
  return (
    <SectionList title="Objections" items={analysis.objections} adds="objection">
      {(objection, index) => {
        const { kind, text, answer, resolved, evidence } = objection;
        return (
          <Statement
            key={index}
            evidence={evidence}
            edits={{ kind: "objection", fact: objection }}
            below={
              answer && (
                <div className="mt-1 border-line border-l-2 pl-3">
                  <p className="text-ink-muted text-sm">Answer</p>
                  <p className="text-base" lang={analysis.language}>
                    {answer.text}
                  </p>
                  <EvidenceButton evidence={answer.evidence} />
                </div>
              )
            }
          >
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <span className="font-medium">{kindWords(kind)}</span>
              <Badge tone={resolved ? "ok" : "warn"}>{resolved ? "Resolved" : "Not resolved"}</Badge>
            </p>
            <p className="text-base" lang={analysis.language}>
              {text}
            </p>
          </Statement>
        );
      }}
    </SectionList>
  );
}

export function Numbers({ analysis }: SectionProps) {
  return (
    <SectionList title="Numbers" items={analysis.numbers} adds="number">
      {(number, index) => (
        <Statement key={index} evidence={number.evidence} edits={{ kind: "number", fact: number }} isShort>
          <p className="flex flex-wrap items-baseline gap-x-3 text-base">
            <span className="tabular font-medium">{amountWords(number)}</span>
            <span className="text-ink-muted text-sm">
              {NUMBER_WORDS[number.kind]}
              {number.speaker && `, ${number.speaker}`}
            </span>
          </p>
        </Statement>
      )}
    </SectionList>
  );
}

export function Dates({ analysis }: SectionProps) {
  return (
    <SectionList title="Dates" items={analysis.dates} adds="date">
      {(said, index) => {
        const { text, date, evidence } = said;
        return (
          <Statement key={index} evidence={evidence} edits={{ kind: "date", fact: said }} isShort>
            <p className="flex flex-wrap items-baseline gap-x-3 text-base">
              <span className="tabular font-medium">{date ? dayWords(date) : "No exact day"}</span>
              <span className="text-ink-muted text-sm" lang={analysis.language}>
                {text}
              </span>
            </p>
          </Statement>
        );
      }}
    </SectionList>
  );
}

export function Risks({ analysis }: SectionProps) {
  return (
    <SectionList title="Risks" items={analysis.risks} adds="risk">
      {(risk, index) => {
        const { kind, reason, evidence } = risk;
        return (
          <Statement key={index} evidence={evidence} edits={{ kind: "risk", fact: risk }}>
            <p className="text-base">
              <span className="block font-medium text-sm">{kindWords(kind)}</span>
              <span lang={analysis.language}>{reason}</span>
              {evidence[0] && (
                <span className="block text-ink-muted text-sm" lang={analysis.language}>
                  “{evidence[0].quote}”
                </span>
              )}
            </p>
          </Statement>
        );
      }}
    </SectionList>
  );
}

export function Competitors({ analysis }: SectionProps) {
  return (
    <SectionList title="Competitors" items={analysis.competitors} adds="competitor">
      {(competitor, index) => {
        const { name, evidence } = competitor;
        return (
          <Statement key={index} evidence={evidence} edits={{ kind: "competitor", fact: competitor }} isShort>
            <p className="text-base">{name}</p>
          </Statement>
        );
      }}
    </SectionList>
  );
}

export function Coaching({ analysis }: SectionProps) {
  return (
    <SectionList title="Coaching" items={analysis.coaching}>
      {({ seen, why, try: advice, evidence }, index) => (
        <Statement key={index} evidence={evidence}>
          <div lang={analysis.language} className="text-base">
            <p className="font-medium">{seen}</p>
            <p className="text-ink-muted text-sm">{why}</p>
            <p className="mt-1">{advice}</p>
          </div>
        </Statement>
      )}
    </SectionList>
  );
}

export function NotFound({ analysis }: SectionProps) {
  return (
    <SectionList title="Not found" items={analysis.not_found}>
      {(text, index) => (
        <li key={index} lang={analysis.language} className="py-1 text-base text-ink-muted">
          {text}
        </li>
      )}
    </SectionList>
  );
}
