/** What an analysis reads and returns, as far as the score looks at it. Structural, so that any analysis fits. */
export interface CallInput {
  transcript?: string;
  segments?: Segment[];
  title?: string;
  participants?: Participant[];
  started_at?: string;
  timezone?: string;
  language?: string;
}

export interface Segment {
  speaker?: string;
  text: string;
  start_sec?: number;
  end_sec?: number;
}

export type Side = "ours" | "customer";

export interface Participant {
  name: string;
  role?: string;
  company?: string;
  side?: Side;
}

export interface Evidence {
  line: number;
  speaker: string | null;
  start_sec: number | null;
  quote: string;
}

/** One line or several. */
export type Evidenced = { evidence?: Evidence | readonly Evidence[] | null };

export const ELEMENTS = [
  "metrics",
  "economic_buyer",
  "decision_criteria",
  "decision_process",
  "paper_process",
  "identified_pain",
  "champion",
  "competition",
] as const;
export type Element = (typeof ELEMENTS)[number];

export interface NextStep extends Evidenced {
  what: string;
  owner: string | null;
  due: string | null;
  agreed: boolean;
}

export interface SaidNumber extends Evidenced {
  kind: string;
  amount: string;
  currency: string | null;
}

export interface Objection extends Evidenced {
  kind: string;
  resolved: boolean;
}

export interface Question extends Evidenced {
  text: string;
  answered: boolean;
}

export interface SaidDate extends Evidenced {
  text: string;
  date: string | null;
}

export interface Topic {
  name: string;
  from_line: number;
  to_line: number;
}

export interface Analysis {
  summary: { short: unknown; long: unknown; by_topic: unknown };
  talk_ratio: unknown;
  questions: readonly Question[];
  topics: readonly Topic[];
  objections: readonly Objection[];
  qualification: Partial<Record<Element, Evidenced & { state: string }>>;
  numbers: readonly SaidNumber[];
  competitors: readonly (Evidenced & { name: string })[];
  dates: readonly SaidDate[];
  risks: readonly (Evidenced & { kind: string })[];
  next_steps: readonly NextStep[];
  coaching: readonly Evidenced[];
  /** Scored where an analysis says who is on which side. */
  speakers?: readonly { name: string; side: Side | null }[];
}

export type Analyze = (call: CallInput) => Analysis | Promise<Analysis>;

export function evidenceOf({ evidence }: Evidenced): readonly Evidence[] {
  if (evidence === undefined || evidence === null) return [];
  return Array.isArray(evidence) ? evidence : [evidence as Evidence];
}
