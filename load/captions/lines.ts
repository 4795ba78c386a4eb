import { wordErrors } from "@/test/caption-eval/word-errors";
import { atMost, type Figure, noneOf, noted, quantile } from "@/test/rig/figures";
import { type SentFrame, voiceEnd } from "@/test/rig/sent-speech";

/** Maximum delay after the end of the speech. */
const MAX_LAG_SECONDS = 1.5;
const MAX_WRONG_PERCENT = 5;

/** A stored caption line. */
export interface Line {
  id: string;
  person: string;
  text: string;
  ended_at: Date;
}

/** A spoken line. */
export interface Spoken {
  person: string;
  sent: readonly SentFrame[];
  texts: readonly string[];
}

/** The outcome: seconds from the end of the speech to each line, lines that no one received, and words. */
export interface Written {
  lags: number[];
  untold: number;
  errors: number;
  words: number;
}

/**
 * Matches stored lines with what was spoken. `heardAt`: when a listener in the room received each line, by
 * line id. Lines are in spoken order.
 */
export function written(
  lines: readonly Line[],
  spoken: readonly Spoken[],
  heardAt: ReadonlyMap<string, number>,
): Written {
  const all: Written = { lags: [], untold: 0, errors: 0, words: 0 };
  for (const { person, sent, texts } of spoken) {
    const own = lines.filter((line) => line.person === person);
    for (const { id, ended_at: endedAt } of own) {
      const [heard, ended] = [heardAt.get(id), voiceEnd(sent, endedAt.getTime())];
      if (heard === undefined || ended === null) all.untold += 1;
      else all.lags.push((heard - ended) / 1_000);
    }
    const { errors, words } = wordErrors(texts.join(" "), own.map(({ text }) => text).join(" "));
    all.errors += errors;
    all.words += words;
  }
  return all;
}

export function figuresOf({ lags, untold, errors, words }: Written): Figure[] {
  return [
    noted("captions: lines of two simultaneous speakers", lags.length + untold, "lines"),
    noneOf(
      "captions: lines that no one in the room received",
      new Map(untold > 0 ? [["untold", untold]] : []),
    ),
    noted("captions: median delay after the end of speech", quantile(lags, 0.5), "s"),
    atMost("captions: p95 delay after the end of speech", quantile(lags, 0.95), MAX_LAG_SECONDS, "s"),
    atMost("captions: longest delay after the end of speech", Math.max(0, ...lags), MAX_LAG_SECONDS, "s"),
    atMost(`captions: wrong words (of ${words})`, (100 * errors) / words, MAX_WRONG_PERCENT, "%"),
  ];
}
