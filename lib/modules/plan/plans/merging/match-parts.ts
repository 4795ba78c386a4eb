import type { Plan } from "@/lib/stage";

type Segment = Plan["segments"][number];
type Described = Pick<Segment, "title" | "type" | "assignee">;
type Rule<Previous, Next> = (previous: Previous, next: Next) => boolean;

/** A show has only one segment of each of these types, so the type is enough to match them. */
const SINGLE: readonly string[] = ["intro", "outro", "qa", "poll", "break", "video", "quote", "hot_take"];
const WORDS = /\p{L}{4,}|[\p{Script=Han}\p{Script=Katakana}]{2,}/gu;

/**
 * Matches the segments of a new draft with the previous ones: by title, by unique type, by person, by
 * subject.
 */
export function matchParts<Previous extends Described, Next extends Described>(
  before: readonly Previous[],
  after: readonly Next[],
): Map<Next, Previous> {
  const found = new Map<Next, Previous>();
  const taken = new Set<Previous>();
  const rules: Rule<Previous, Next>[] = [
    (previous, next) => previous.title === next.title && previous.type === next.type,
    (previous, next) => previous.type === next.type && isOnly(previous, before) && isOnly(next, after),
    (previous, next) =>
      previous.type === next.type && isPerson(next.assignee) && previous.assignee === next.assignee,
    (previous, next) =>
      previous.type === next.type && !areTwo(previous, next) && shareWords(previous.title, next.title),
  ];
  for (const rule of rules)
    for (const next of after) {
      if (found.has(next)) continue;
      const previous = before.find((one) => !taken.has(one) && rule(one, next));
      if (!previous) continue;
      found.set(next, previous);
      taken.add(previous);
    }
  return found;
}

const isOnly = (part: Described, all: readonly Described[]): boolean =>
  SINGLE.includes(part.type) && all.filter(({ type }) => type === part.type).length === 1;

const isPerson = (assignee: string | null): boolean => assignee !== null && assignee !== "host";

const areTwo = (one: Described, other: Described): boolean =>
  isPerson(one.assignee) && isPerson(other.assignee) && one.assignee !== other.assignee;

/** True if at least half of the shorter title's words are in the other. */
function shareWords(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared >= Math.min(first.size, second.size) / 2;
}

const wordsOf = (title: string): Set<string> => new Set(title.toLowerCase().match(WORDS) ?? []);
