import { type Read, readSentences } from "@/lib/clips/moments/topics";
import { shortened } from "@/lib/platform/text/shortened";
import { isStatement, type SaidInShow, type Told } from "./passages";
import type { ToldShow } from "./told-show";

/** A part of a conversation, named by something that was said in it. */
export interface Topic {
  fromMs: number;
  toMs: number;
  title: string;
  named: Told;
}

/** Less than this isn't a part of its own. */
const LEAST_MS = 45_000;
const MOST = 10;
/** In letters. */
const LONGEST_TITLE = 70;
/** A question that names a part is one of its first sentences, and has so many words. */
const QUESTION = { among: 4, words: 5 };

/**
 * Divides a show without a run of show where its conversation turns to something else. Each part is named by its question, or by
 * what was said in it that says most about the show. None if there are fewer than two.
 */
export function topicsOf({ language, programMs }: ToldShow, { sentences }: SaidInShow): Topic[] {
  const read = readSentences(sentences, language);
  const parts = joined(partsOf(read).map((part) => part.map((index) => sentences[index] as Told)));
  const topics = parts.map((said, index): Topic | null => {
    const named = nameOf(said);
    if (!named) return null;
    const fromMs = index === 0 ? 0 : (said[0]?.fromMs ?? 0);
    const title = shortened(named.text.replace(/[.…。]+$/u, ""), LONGEST_TITLE);
    return { fromMs, toMs: parts[index + 1]?.[0]?.fromMs ?? programMs, title, named };
  });
  const found = topics.filter((topic) => topic !== null);
  return found.length === parts.length && found.length >= 2 ? found : [];
}

/** The places of sentences that belong together. What leads to a topic opens it. */
function partsOf(read: readonly Read[]): number[][] {
  const parts: number[][] = [];
  for (const [index, { opensTopic }] of read.entries()) {
    if (index === 0 || (opensTopic && !read[index - 1]?.opensTopic)) parts.push([]);
    parts.at(-1)?.push(index);
  }
  return parts;
}

const lengthOf = (said: readonly Told[]): number => (said.at(-1)?.toMs ?? 0) - (said[0]?.fromMs ?? 0);

/** Joins parts that are too short, or say nothing, with the one before, and then the shortest until there are few enough. */
function joined(parts: readonly Told[][]): Told[][] {
  const list: Told[][] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (last && (lengthOf(last) < LEAST_MS || lengthOf(part) < LEAST_MS || !nameOf(part))) last.push(...part);
    else list.push([...part]);
  }
  while (list.length > MOST) {
    const shortest = list.reduce(
      (best, part, index) => (lengthOf(part) < lengthOf(list[best] ?? []) ? index : best),
      0,
    );
    const into = Math.max(0, shortest - 1);
    list.splice(into, 2, [...(list[into] ?? []), ...(list[into + 1] ?? [])]);
  }
  return list;
}

function nameOf(said: readonly Told[]): Told | undefined {
  const question = said
    .slice(0, QUESTION.among)
    .find(({ isQuestion, weight, words }) => isQuestion && weight > 0 && words >= QUESTION.words);
  const statements = said.filter((one) => isStatement(one) && !one.pointsBack);
  return question ?? statements.toSorted((one, other) => other.weight - one.weight)[0];
}
