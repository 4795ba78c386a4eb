import type { Evidence } from "./moment";
import type { Sentence } from "./sentence";

/** Words with times. Fewer say little about how fast someone speaks. */
const FEWEST_WORDS = { moment: 20, show: 100 };
/** Of the speaker's own pace. */
const LEAST_CHANGE = 0.2;
const MINUTE = 60_000;

interface Paced {
  words: number;
  ms: number;
}

/**
 * How fast people speak against themselves, where words have times. It has no points: no hours with word times have been marked by
 * readers, so whether it makes a moment better isn't known.
 */
export class Pace {
  readonly #usual: ReadonlyMap<string, Paced>;

  constructor(sentences: readonly Sentence[]) {
    this.#usual = paces(sentences);
  }

  /** Of the person who says most of it. */
  evidenceFor(said: readonly Sentence[]): Evidence[] {
    const [most] = [...paces(said)].sort(([, a], [, b]) => b.words - a.words);
    if (!most) return [];
    const [personId, now] = most;
    const usual = this.#usual.get(personId);
    if (!usual || now.words < FEWEST_WORDS.moment || usual.words < FEWEST_WORDS.show) return [];
    const change = perMinute(now) / perMinute(usual) - 1;
    if (Math.abs(change) < LEAST_CHANGE) return [];
    const who = said.find((one) => one.personId === personId)?.speaker ?? "The speaker";
    const text = `${who} speaks ${change > 0 ? "faster" : "more slowly"} than usual: ${words(now)} a minute instead of ${Math.round(perMinute(usual))}.`;
    return [{ kind: "pace", points: 0, atMs: null, text }];
  }
}

/** Pauses between sentences don't count, those within them do. */
function paces(sentences: readonly Sentence[]): Map<string, Paced> {
  const all = new Map<string, Paced>();
  for (const { personId, timedWords, fromMs, toMs } of sentences) {
    if (timedWords === 0) continue;
    const one = all.get(personId) ?? { words: 0, ms: 0 };
    one.words += timedWords;
    one.ms += toMs - fromMs;
    all.set(personId, one);
  }
  return all;
}

const perMinute = ({ words, ms }: Paced): number => (words / Math.max(1, ms)) * MINUTE;
const words = (paced: Paced): string => `${Math.round(perMinute(paced))} words`;
