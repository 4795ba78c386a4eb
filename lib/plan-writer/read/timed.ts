import type { Span } from "./sentences";

/** An agenda item as written in the brief. */
export interface Timed {
  line: Span;
  title: string;
  /** Offset of the title in the brief. */
  titleAt: number;
  seconds: number | null;
  start: number | null;
  end: number | null;
}

const LEAD = /^[\s|:.–—\-→>*•]+/u;
const TAIL = /[\s|:,–—\-→(*]+$/u;

/** The rest of a line that gives the whole show's length. */
export const WHOLE =
  /^(?:(?:in )?total|(?:en|au) tou?t?(?:al)?|en tout|insgesamt|gesamt(?:dauer|zeit)?|max\.?|(?:in )?tutto|in totale|(?:in )?totaal|no total|ao todo|tempo total|(?:total )?(?:duration|length|time)|durata|durée|dauer|duur|duración|duração|show|webinar|全体で?|合計|全部で?|時間)[:\s]*$/iu;

export const untimed = (line: Span): Timed => ({
  line,
  title: line.text.trim(),
  titleAt: line.at + line.text.length - line.text.trimStart().length,
  seconds: null,
  start: null,
  end: null,
});

export function strip(raw: string): { text: string; lead: number } {
  const lead = LEAD.exec(raw)?.[0].length ?? 0;
  return { text: raw.slice(lead).replace(TAIL, "").trim(), lead };
}

export function titleOf(raw: string, at: number): { title: string; titleAt: number } {
  const { text, lead } = strip(raw);
  return { title: text.replace(/\s*\|\s*/g, " – "), titleAt: at + lead };
}
