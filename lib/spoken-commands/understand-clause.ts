import { parseCommand, type StageCommand } from "@/lib/stage/command";
import type { StagePerson } from "@/lib/stage/state";
import { isCommand, type SpokenAct } from "./act";
import { type Clause, emptyClause, readClause, rewrite } from "./clause/clause";
import type { ClauseInput } from "./clause/clause-input";
import { corrected } from "./correct";
import { type ActInput, fits, type RuleContext } from "./rules/rule";
import { ALL_RULES } from "./rules/rules";
import { personAt } from "./things/match-person";
import type { ThingKind } from "./things/things";
import type { Concept } from "./words/lexicon";
import { EFFECTS, PARTICLE_VERBS } from "./words/verbs";

/** An understood clause, kept because the next one may refer to it: "hide the ticker and the video". */
export type Step = { acts: SpokenAct[]; confidence: number; them: readonly StagePerson[]; clause: Clause };
export type Attempt = { ok: true; step: Step } | { ok: false; problem: string; clause: Clause };

export type ClauseSource = ClauseInput & {
  context: RuleContext;
  before: Step | null;
  /** Verbs at the end of the next clause: "ticker and captions off". */
  ahead: ReadonlySet<Concept>;
  /** The remark before it: "it" may refer to its subject. */
  about: Clause | null;
  /** The command that is corrected, if this is a correction. */
  last: StageCommand | null;
};

const LENDABLE: ReadonlySet<Concept> = new Set<Concept>([
  "SHOW",
  "HIDE",
  "START",
  "STOP",
  "OPEN",
  "CLOSE",
  "GO",
  "REMOVE",
  "THROW",
  "OFF",
  "DOWN",
  "MUTE",
  "UNMUTE",
  "SPOTLIGHT",
  "BRING",
  "SEND",
  "ADD",
]);
const NOUNS =
  /^(SCENE|SLIDE|DECK|MUSIC|VOLUME|POLL|RESULTS|QUESTION|TICKER|WHITEBOARD|VIDEO|IMMERSIVE|CAPTIONS|CTA|QUOTE|NAME_LINE|EMCEE|CONFETTI|APPLAUSE|FLOWERS|EVERYTHING|EVERYONE|STAGE|VIEW|LAYOUT_.*|TYPE_.*)$/;
const BORROWED = 0.3;
/** How much less likely a reading may be than one that matches but is impossible. */
const SLACK = 0.35;

type Reading = { clause: Clause; borrowed: boolean };

function problemOf(clause: Clause | undefined): string {
  const several = clause?.ambiguous[0];
  if (several) return `Several people match: ${several.map((person) => person.name).join(", ")}.`;
  const word = clause?.unknown[0];
  return word === undefined ? "This isn’t a studio command." : `Didn’t understand “${word}”.`;
}

function normalised(inputs: ActInput[]): SpokenAct[] | null {
  const acts: SpokenAct[] = [];
  for (const input of inputs) {
    if (input.action === "undo" || input.action === "emergency_stop") acts.push(input);
    else {
      const parsed = parseCommand(input);
      if (!parsed.ok) return null;
      acts.push(parsed.command);
    }
  }
  return acts.length > 0 ? acts : null;
}

const verbsOf = ({ concepts }: Clause): Concept[] => [...concepts].filter((concept) => LENDABLE.has(concept));
const nounsOf = ({ concepts }: Clause): Concept[] => [...concepts].filter((concept) => NOUNS.test(concept));

function lent(clause: Clause, borrowed: Iterable<Concept>, more: Partial<Clause> = {}): Reading {
  const concepts = new Set([...borrowed, ...clause.concepts]);
  rewrite(concepts);
  return { clause: { ...clause, ...more, concepts, cost: clause.cost + BORROWED }, borrowed: true };
}

const ABOUT =
  /^(DECK|SLIDE|MUSIC|POLL|RESULTS|QUESTION|TICKER|WHITEBOARD|VIDEO|IMMERSIVE|CAPTIONS|CTA|NAME_LINE|EMCEE|SPOTLIGHT|ZOOM|CONFETTI)$/;
const NOUN_OF: Partial<Record<ThingKind, Concept>> = {
  question: "QUESTION",
  video: "VIDEO",
  poll: "POLL",
  deck: "DECK",
  cta: "CTA",
  scene: "SCENE",
};
const IT = /^(it|them|that|this|those|there)$/;

const likeliest = ({ clause, borrowed }: Reading): Reading => ({ clause: { ...clause, cost: 0 }, borrowed });

/** "Slide three of it". */
const OF_IT = /\bof (?:it|that|those|them)\b/;

/** "The video is over, stop it": adds the subject of the remark. */
function withSubject(clause: Clause, about: Clause | null): Reading[] {
  if (about && clause.things.length === 0 && OF_IT.test(clause.words.join(" ")))
    return [likeliest(lent(clause, [], { things: about.things }))];
  const bare = nounsOf(clause).length + clause.people.length + clause.things.length === 0;
  if (!about || !bare || !clause.words.some((word) => IT.test(word))) return [];
  const nouns = [...about.concepts].filter((concept) => ABOUT.test(concept));
  const verbs = new Set([...clause.concepts].filter((concept) => concept !== "THEM"));
  const bareVerbs = { ...clause, concepts: verbs };
  const [titled, ...others] = about.things;
  const noun = titled && others.length === 0 ? NOUN_OF[titled[0]?.thing.kind ?? "scene"] : undefined;
  const lentOnes = [
    ...(noun ? [lent(bareVerbs, [...nouns, noun], { things: about.things })] : []),
    ...(nouns.length > 0 ? [lent(bareVerbs, nouns)] : []),
  ];
  // "Take it down" only means the music if nothing else was mentioned.
  return nouns.includes("MUSIC") ? lentOnes : lentOnes.map(likeliest);
}

/** "Take the button and the question down": the particle belongs to both. */
const lacksParticle = ({ concepts }: Clause): boolean =>
  [...concepts].some((concept) => PARTICLE_VERBS.has(concept)) &&
  [...concepts].every((concept) => PARTICLE_VERBS.has(concept) || NOUNS.test(concept));

/**
 * Returns the clause itself, and variants with what its neighbors provide: a verb for a noun, a noun for a
 * verb.
 */
function readings(clause: Clause, { before, ahead, last }: ClauseSource): Reading[] {
  const correcting = last !== null;
  const own: Reading = { clause, borrowed: false };
  const verbless = clause.concepts.size > 0 && [...clause.concepts].every((concept) => NOUNS.test(concept));
  const given = [...clause.concepts].some((concept) => EFFECTS.has(concept));
  if ((verbless || lacksParticle(clause)) && ahead.size > 0 && !given) return [lent(clause, ahead)];
  if (!before) return [own];
  const verbs = verbsOf(before.clause);
  if (verbless && verbs.length > 0) {
    const reading = lent(clause, verbs);
    const first = { ...reading, clause: { ...reading.clause, cost: clause.cost } };
    // A correction is of the same kind as what it corrects.
    return correcting ? [first] : [first, own];
  }
  const empty = clause.things.length + clause.people.length + clause.numbers.length === 0;
  if (!empty || clause.concepts.has("THEM")) return [own];
  const things = before.clause.things;
  const nouns = nounsOf(before.clause);
  const bare = nounsOf(clause).length === 0 && nouns.length > 0;
  return [
    own,
    ...(bare ? [lent(clause, nouns)] : []),
    ...(things.length > 0 ? [lent(clause, [], { things })] : []),
  ];
}

function fromRules(clause: Clause, context: RuleContext): SpokenAct[] | string | null {
  for (const rule of ALL_RULES) {
    const made = fits(rule, clause) ? rule.make(clause, context) : null;
    if (typeof made === "string") return made;
    if (made) return normalised(made) ?? "A number or text is out of range.";
  }
  return null;
}

/** Returns the people named in a title: "Jürgen's walk-on" is about him. */
const namedIn = ({ words, things }: Clause, { people }: RuleContext): readonly StagePerson[] =>
  things.length === 0
    ? []
    : words.flatMap((_word, at) => {
        const found = personAt(words, at, people, true)?.people ?? [];
        return found.length === 1 ? found : [];
      });

function stepFrom(clause: Clause, acts: SpokenAct[], context: RuleContext, borrowed: boolean): Step {
  const bare = clause.concepts.size === 1 && [...clause.concepts].every((concept) => NOUNS.test(concept));
  const doubt = (clause.fuzzy ? 0.25 : 0) + (borrowed ? 0.1 : 0) + (bare ? 0.1 : 0);
  const named = clause.people.length > 0 ? clause.people : namedIn(clause, context);
  const them = named.length > 0 ? named : context.them;
  return { acts, confidence: 1 - doubt, them, clause };
}

function correctedStep(clauses: readonly Clause[], source: ClauseSource): Step | null {
  if (!source.last) return null;
  for (const clause of clauses) {
    const command = corrected(clause, source.last, source.context);
    const acts = command && normalised([command]);
    if (acts?.every(isCommand)) return stepFrom(clause, acts, source.context, true);
  }
  return null;
}

/** "The rating poll" is the prepared one, if there is only one. */
const isOnlyPoll = (concepts: ReadonlySet<Concept>, { state, prepared }: RuleContext): boolean =>
  concepts.has("POLL") && prepared.polls?.length === 1 && state.poll === null;

/** Understands words as one clause, or returns the problem. */
export function understandClause(source: ClauseSource): Attempt {
  const all = readClause(source);
  const clauses = all.filter(
    ({ unknown, ambiguous, described, things, concepts }) =>
      unknown.length + ambiguous.length === 0 &&
      (!described || things.length > 0 || isOnlyPoll(concepts, source.context)),
  );
  const candidates = clauses
    .flatMap((clause) => [...readings(clause, source), ...withSubject(clause, source.about)])
    .sort((a, b) => a.clause.cost - b.clause.cost);
  let problem: { text: string; cost: number } | null = null;
  for (const { clause, borrowed } of candidates) {
    if (problem && clause.cost > problem.cost + SLACK) break;
    const made = fromRules(clause, source.context);
    if (typeof made === "string") problem ??= { text: made, cost: clause.cost };
    else if (made) return { ok: true, step: stepFrom(clause, made, source.context, borrowed) };
  }
  const step = correctedStep(clauses, source);
  if (step) return { ok: true, step };
  const nearest = clauses[0] ?? all[0];
  return { ok: false, problem: problem?.text ?? problemOf(all[0]), clause: nearest ?? emptyClause() };
}
