import type { SectionName, Tone } from "../../vocabulary";

/** What emails and proposals say in our own words. */
export interface WritingWords {
  greeting: Readonly<Record<Tone, (name: string | null) => string>>;
  thanks: (day: string | null, tone: Tone) => string;
  lead: Readonly<Record<"call" | "summary" | "nothing", string>>;
  headings: Readonly<Record<SectionName, string>>;
  /** Said where nothing about a section was said. */
  missing: Readonly<Partial<Record<SectionName, string>>>;
  ending: string;
  /** After a heading. */
  colon: string;
  closing: Readonly<Record<Tone, string>>;
  subject: (title: string | null, day: string | null) => string;
  proposal: (title: string | null) => string;
  /** "Ana: “…”" */
  says: (name: string | null, quote: string) => string;
  /** What follows a step whose owner wasn't said. */
  noOwner: string;
  /** An objection that wasn't resolved. */
  objection: (name: string | null, quote: string) => string;
  notAgreed: (text: string) => string;
  and: string;
}
