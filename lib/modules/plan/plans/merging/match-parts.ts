import type { Plan } from "@/lib/stage";

type Segment = Plan["segments"][number];
type Described = Pick<Segment, "title" | "type" | "assignee">;
type Rule<Former, Next> = (former: Former, next: Next) => boolean;

/** A show has only one segment of each of these types, so the type is enough to match them. */
const SINGLE: readonly string[] = ["intro", "outro", "qa", "poll", "break", "video", "quote", "hot_take"];
const WORDS = /\p{L}{4,}|[\p{Script=Han}\p{Script=Katakana}]{2,}/gu;

/**
 * Matches the segments of a new draft with the previous ones: by title, by unique type, by person, by
 * subject.
 */
export function matchParts<Former extends Described, Next extends Described>(
  before: readonly Former[],
  after: readonly Next[],
): Map<Next, Former> {
  const found = new Map<Next, Former>();
  const taken = new Set<Former>();
  const rules: Rule<Former, Next>[] = [
    (former, next) => former.title === next.title && former.type === next.type,
    (former, next) => former.type === next.type && isOnly(former, before) && isOnly(next, after),
    (former, next) =>
      former.type === next.type && isPerson(next.assignee) && former.assignee === next.assignee,
    (former, next) =>
      former.type === next.type && !areTwo(former, next) && shareWords(former.title, next.title),
  ];
  for (const rule of rules)
    for (const next of after) {
      if (found.has(next)) continue;
      const former = before.find((one) => !taken.has(one) && rule(one, next));
      if (!former) continue;
      found.set(next, former);
      taken.add(former);
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
