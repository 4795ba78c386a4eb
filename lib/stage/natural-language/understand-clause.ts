import { parseCommand, type StageCommand, type StageCommandInput } from "../command";
import type { StagePerson } from "../state";
import { type Clause, readClause } from "./clause";
import { findSceneByTitle } from "./find-scene-by-title";
import type { Concept } from "./lexicon";
import { fits, type Rule, type RuleContext } from "./rule";
import { RULES } from "./rules";

/** One understood clause. `verb` and `them` may be taken up by the next one: "hide the ticker and the video". */
export type Step = {
  commands: StageCommand[];
  confidence: number;
  them: StagePerson | null;
  verb: ReadonlySet<Concept>;
};
export type Attempt = { ok: true; step: Step } | { ok: false; problem: string; clause: Clause };

export type ClauseSource = {
  words: string[];
  quotes: readonly string[];
  context: RuleContext;
  before: Step | null;
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
]);
const NOUNS =
  /^(SCENE|SLIDE|DECK|MUSIC|VOLUME|POLL|RESULTS|QUESTION|TICKER|WHITEBOARD|VIDEO|IMMERSIVE|CAPTIONS|CTA|QUOTE|NAME_LINE|EMCEE|CONFETTI|APPLAUSE|FLOWERS|EVERYTHING|EVERYONE|STAGE|VIEW|LAYOUT_.*|TYPE_.*)$/;

function problemOf(clause: Clause): string {
  const several = clause.ambiguous[0];
  if (several) return `Several people fit: ${several.map((person) => person.name).join(", ")}.`;
  const [word] = clause.unknown;
  return word === undefined ? "This is no command of the studio." : `“${word}” is not understood.`;
}

function normalised(inputs: StageCommandInput[]): StageCommand[] | null {
  const parsed = inputs.map(parseCommand);
  const commands = parsed.flatMap((entry) => (entry.ok ? [entry.command] : []));
  return commands.length === parsed.length && commands.length > 0 ? commands : null;
}

function fromRules(
  rules: readonly Rule[],
  clause: Clause,
  context: RuleContext,
): StageCommand[] | string | null {
  if (clause.unknown.length > 0 || clause.ambiguous.length > 0) return null;
  let problem: string | null = null;
  for (const rule of rules) {
    const made = fits(rule, clause) ? rule.make(clause, context) : null;
    if (typeof made === "string") problem ??= made;
    else if (made) {
      const commands = normalised(made);
      if (commands) return commands;
      problem ??= "A number or text in it is out of range.";
    }
  }
  return problem;
}

function stepFrom(clause: Clause, commands: StageCommand[], context: RuleContext, borrowed: boolean): Step {
  const bare = clause.concepts.size === 1 && [...clause.concepts].every((concept) => NOUNS.test(concept));
  const doubt = (clause.fuzzy ? 0.25 : 0) + (borrowed ? 0.1 : 0) + (bare ? 0.1 : 0);
  const verb = new Set([...clause.concepts].filter((concept) => LENDABLE.has(concept)));
  return { commands, confidence: 1 - doubt, them: clause.people.at(-1) ?? context.them, verb };
}

/** The clause itself and, when it brings no verb, first the clause with the verb of the one before. */
function readings(clause: Clause, before: Step | null): { clause: Clause; borrowed: boolean }[] {
  const own = { clause, borrowed: false };
  const verbless = clause.concepts.size > 0 && [...clause.concepts].every((concept) => NOUNS.test(concept));
  if (!verbless || !before || before.verb.size === 0) return [own];
  const concepts = new Set([...before.verb, ...clause.concepts]);
  return [{ clause: { ...clause, concepts }, borrowed: true }, own];
}

/** Understands some words as one clause, or says what stands in the way. */
export function understandClause({ words, quotes, context, before }: ClauseSource): Attempt {
  const read = (namesFirst: boolean) => readClause({ words, quotes, people: context.people, namesFirst });
  const plain = read(false);
  let problem: string | null = null;
  for (const candidate of [plain, read(true)]) {
    for (const { clause, borrowed } of readings(candidate, before)) {
      const commands = fromRules(RULES, clause, context);
      if (typeof commands === "string") problem ??= commands;
      else if (commands) return { ok: true, step: stepFrom(clause, commands, context, borrowed) };
    }
  }
  const index = problem === null ? findSceneByTitle(words, context.state) : null;
  if (index === null) return { ok: false, problem: problem ?? problemOf(plain), clause: plain };
  const commands: StageCommand[] = [{ action: "go_scene", index }];
  return { ok: true, step: { commands, confidence: 0.9, them: context.them, verb: new Set(["GO"]) } };
}
