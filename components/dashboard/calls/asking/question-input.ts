import type { BodyOf } from "@/lib/client/wire-types";

interface QuestionDraft {
  question: string;
  person: string;
  company: string;
  /** Days in the browser's time zone, such as "2026-11-27", or empty. Both are included. */
  from: string;
  to: string;
}

export const BLANK_QUESTION: QuestionDraft = { question: "", person: "", company: "", from: "", to: "" };

export const areDaysInOrder = ({ from, to }: Pick<QuestionDraft, "from" | "to">): boolean =>
  from === "" || to === "" || from <= to;

/** Returns what askCalls takes. A call that is asked about needs no other filter. */
export function questionBody(draft: QuestionDraft, callId: string | null): BodyOf<"askCalls"> {
  const question = draft.question.trim();
  if (callId !== null) return { question, call_ids: [callId] };
  const { from, to } = draft;
  const [person, company] = [draft.person.trim(), draft.company.trim()];
  return {
    question,
    ...(person && { people: [person] }),
    ...(company && { company }),
    ...(from && { since: midnight(from, 0) }),
    ...(to && { until: midnight(to, 1) }),
  };
}

/** The beginning of a day, or of one some days later. */
function midnight(day: string, later: number): string {
  const time = new Date(`${day}T00:00`);
  time.setDate(time.getDate() + later);
  return time.toISOString();
}
