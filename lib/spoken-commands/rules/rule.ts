import type { StageCommandInput } from "@/lib/stage/command";
import type { StagePerson, StageState } from "@/lib/stage/state";
import type { SpokenAct } from "../act";
import type { Clause } from "../clause/clause";
import type { Prepared } from "../things/prepared";
import type { Named, ThingKind, ThingOf } from "../things/things";
import type { Concept } from "../words/lexicon";

export type RuleContext = {
  state: StageState;
  people: readonly StagePerson[];
  /** The people that "him", "her" and "them" refer to. */
  them: readonly StagePerson[];
  speaker: StagePerson | null;
  prepared: Prepared;
  /** When it's said, in ISO 8601. */
  at: string | undefined;
};

export type ActInput = StageCommandInput | Exclude<SpokenAct, { action: StageCommandInput["action"] }>;

type Range = readonly [number, number];

/**
 * A rule for one thing that can be said. Every group in `need` must be met by one of its concepts, and
 * nothing may be said besides `need`, `may` and the usual small words, so that half-understood sentences
 * match no rule.
 */
export type Rule = {
  example: string;
  need: readonly (readonly Concept[])[];
  may?: readonly Concept[];
  numbers?: Range;
  people?: Range;
  quotes?: Range;
  /** The kind of content that can be named by its title. */
  kind?: ThingKind;
  things?: Range;
  /** Whether one person may replace another with it. */
  replaces?: true;
  /** Returns the acts, a sentence that explains why not, or null if this wasn't meant after all. */
  make: (clause: Clause, context: RuleContext) => ActInput[] | string | null;
};

/** Small words that don't change a meaning on their own. */
const NOISE: readonly Concept[] = ["ON", "IN", "STAGE", "ON_STAGE", "SCREEN", "UP", "AGAIN"];
const SOMEBODY: readonly Concept[] = ["EVERYONE", "THEM", "BOTH"];

const within = (count: number, [low, high]: Range): boolean => count >= low && count <= high;

function peopleIn(clause: Clause): number {
  const grouped = SOMEBODY.some((concept) => clause.concepts.has(concept));
  return clause.people.length > 0 && !clause.concepts.has("EVERYONE")
    ? clause.people.length
    : grouped
      ? 1
      : clause.people.length;
}

const KIND_NOUNS: Partial<Record<ThingKind, readonly Concept[]>> = {
  deck: ["DECK", "SLIDE"],
  video: ["VIDEO"],
  poll: ["POLL", "RESULTS"],
  question: ["QUESTION"],
  line: ["EMCEE"],
  cta: ["CTA"],
};

/** "Go to the product tour" means the scene with that name, not the slides. */
function meansScene({ concepts, things }: Clause, kind: ThingKind): boolean {
  if (kind === "scene" || !concepts.has("GO")) return false;
  if (KIND_NOUNS[kind]?.some((noun) => concepts.has(noun))) return false;
  return things.every((named) => named.some(({ thing }) => thing.kind === "scene"));
}

function ofKind(clause: Clause, kind: ThingKind | undefined): boolean {
  if (clause.things.length === 0) return true;
  if (kind === undefined || meansScene(clause, kind)) return false;
  return clause.things.every((named) => named.some(({ thing }) => thing.kind === kind));
}

export function fits(rule: Rule, clause: Clause): boolean {
  const used = new Set<Concept>();
  for (const group of rule.need) {
    const met = group.filter((concept) => clause.concepts.has(concept));
    if (met.length === 0) return false;
    for (const concept of met) used.add(concept);
  }
  const extra = [...clause.concepts].filter(
    (concept) => !used.has(concept) && !rule.may?.includes(concept) && !NOISE.includes(concept),
  );
  return (
    extra.length === 0 &&
    (clause.except.length === 0 || clause.concepts.has("EVERYONE")) &&
    (clause.displaced.length === 0 || rule.replaces === true) &&
    within(clause.numbers.length, rule.numbers ?? [0, 0]) &&
    within(peopleIn(clause), rule.people ?? [0, 0]) &&
    within(clause.quotes.length, rule.quotes ?? [0, 0]) &&
    within(clause.things.length, rule.things ?? [0, 0]) &&
    ofKind(clause, rule.kind)
  );
}

/** Returns the things of a kind that match all mentions in the clause, limited to the best matches. */
export function thingsNamed<K extends ThingKind>(
  clause: Clause,
  kind: K,
): { thing: ThingOf<K>; rank: number }[] {
  const sets = clause.things.map((named) => named.filter(({ thing }) => thing.kind === kind));
  const [first = [], ...others] = sets;
  const common = first.filter(({ thing }) => others.every((set) => set.some((each) => each.thing === thing)));
  const best = Math.min(...common.map(({ rank }) => rank));
  const isBest = (each: Named): each is Named & { thing: ThingOf<K> } => each.rank === best;
  return common.filter(isBest);
}

/** Returns the one that is meant, or why it isn't clear. */
export function theOne<K extends ThingKind>(clause: Clause, kind: K): ThingOf<K> | string {
  const found = thingsNamed(clause, kind);
  const [only, ...others] = found;
  if (only && others.length === 0) return only.thing;
  return only ? whichOf(found.map(({ thing }) => thing.title)) : "Not found.";
}

export const whichOf = (titles: readonly string[]): string =>
  `Which one: ${titles.map((title) => `“${title}”`).join(", ")}.`;
