import { CATALOG } from "./catalog";
import type { CommandSpec } from "./catalog/command-spec";
import { parseCommand, type StageCommand, type StageCommandInput } from "./command";
import { describeCommand } from "./describe-command";
import { type Clause, readClause } from "./natural-language/clause";
import { findSceneByTitle } from "./natural-language/find-scene-by-title";
import { prepare } from "./natural-language/normalise";
import { peopleRules } from "./natural-language/people-rules";
import { fits, type Rule, type RuleContext } from "./natural-language/rule";
import { sceneRules, slideRules } from "./natural-language/scene-rules";
import { screenRules } from "./natural-language/screen-rules";
import { soundRules } from "./natural-language/sound-rules";
import { suggest } from "./natural-language/suggest";
import { reduce } from "./reduce";
import type { StagePerson, StageState } from "./state";

export const SPOKEN_MAX_CHARS = 500;
const MAX_COMMANDS = 12;
const MAX_JOINED = 6;
const SURE = 0.8;

const RULES: Rule[] = [...sceneRules, ...slideRules, ...screenRules, ...soundRules, ...peopleRules];

/**
 * `confidence` is 0–1. `risky` asks for a confirmation before running: something disruptive, or understood
 * with doubt. `reading` says in plain words what will be done.
 */
export type Understood = {
  ok: true;
  commands: StageCommand[];
  confidence: number;
  risky: boolean;
  reading: string;
};
/** `suggestions` are whole sentences that would be understood. */
export type NotUnderstood = { ok: false; reason: string; suggestions: string[] };

type Step = {
  commands: StageCommand[];
  confidence: number;
  them: StagePerson | null;
  verb: Clause["concepts"];
};
type Attempt = { step: Step } | { problem: string; clause: Clause };

const VERBS = new Set(["SHOW", "HIDE", "START", "STOP", "OPEN", "CLOSE", "GO", "REMOVE", "THROW"]);

function normalised(inputs: StageCommandInput[]): StageCommand[] | null {
  const parsed = inputs.map(parseCommand);
  const commands = parsed.flatMap((entry) => (entry.ok ? [entry.command] : []));
  return commands.length === parsed.length && commands.length > 0 ? commands : null;
}

function problemOf(clause: Clause): string {
  const several = clause.ambiguous[0];
  if (several) return `Several people fit: ${several.map((person) => person.name).join(", ")}.`;
  const [word] = clause.unknown;
  return word === undefined ? "This is no command of the studio." : `“${word}” is not understood.`;
}

function fromRules(clause: Clause, context: RuleContext): StageCommand[] | null {
  if (clause.unknown.length > 0 || clause.ambiguous.length > 0) return null;
  for (const rule of RULES) {
    const made = fits(rule, clause) ? rule.make(clause, context) : null;
    const commands = made && normalised(made);
    if (commands) return commands;
  }
  return null;
}

function confidenceOf(clause: Clause, borrowed: boolean): number {
  const bare = ![...clause.concepts].some((concept) => VERBS.has(concept)) && clause.concepts.size < 2;
  return 1 - (clause.fuzzy ? 0.25 : 0) - (borrowed ? 0.1 : 0) - (bare ? 0.1 : 0);
}

type Source = { words: string[]; quotes: string[]; context: RuleContext; before: Step | null };

function attempt({ words, quotes, context, before }: Source): Attempt {
  const read = (namesFirst: boolean) => readClause({ words, quotes, people: context.people, namesFirst });
  const plain = read(false);
  for (const clause of [plain, read(true)]) {
    const borrowed: Clause = { ...clause, concepts: new Set([...(before?.verb ?? []), ...clause.concepts]) };
    const own = fromRules(clause, context);
    const lent = own || clause.concepts.size === 0 ? null : fromRules(borrowed, context);
    const commands = own ?? lent;
    if (commands) {
      const used = own ? clause : borrowed;
      const verb = new Set([...used.concepts].filter((concept) => VERBS.has(concept)));
      const them = clause.people.at(-1) ?? context.them;
      return { step: { commands, confidence: confidenceOf(clause, own === null), them, verb } };
    }
  }
  const index = findSceneByTitle(words, context.state);
  if (index === null) return { problem: problemOf(plain), clause: plain };
  const commands: StageCommand[] = [{ action: "go_scene", index }];
  return { step: { commands, confidence: 0.9, them: context.them, verb: new Set(["GO"]) } };
}

/** Runs the commands on a copy, so that "next scene, next scene" means two scenes on. */
function rehearse(
  state: StageState,
  commands: StageCommand[],
  people: readonly StagePerson[],
): StageState | string {
  let now = state;
  for (const [index, command] of commands.entries()) {
    const at = state.started_at ?? "1970-01-01T00:00:00.000Z";
    const result = reduce(now, command, { id: `spoken_${now.version}_${index}`, at, people });
    if (!result.ok) {
      const [field, code] = Object.entries(result.fields)[0] ?? ["command", "invalid"];
      return `Cannot ${describeCommand(command, { state: now, people })} now (${field}: ${code}).`;
    }
    now = result.state;
  }
  return now;
}

function everyoneIn(state: StageState, people: readonly StagePerson[]): StagePerson[] {
  const known = new Map([...people, ...state.stage].map((person) => [person.identity, person]));
  return [...known.values()];
}

function assemble(steps: Step[], readings: string[]): Understood {
  const commands = steps.flatMap((step) => step.commands);
  const confidence = Math.max(0, Math.min(...steps.map((step) => step.confidence)));
  const disruptive = commands.some((command) => {
    const spec: CommandSpec = CATALOG[command.action];
    return spec.risk === "disruptive";
  });
  const sentence = readings.join(", then ");
  const reading = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  return { ok: true, commands, confidence, risky: disruptive || confidence < SURE, reading };
}

/**
 * Understands a typed or spoken sentence in English, German or Spanish as studio commands. Several commands
 * may be joined ("and", "then", commas); people are found by name among `people` and the stage, small
 * misspellings included. The text is data: a sentence with anything not understood does nothing at all and is
 * answered with suggestions. Pure; the given state is only looked at.
 */
export function parseNaturalLanguage(
  sentence: string,
  state: StageState,
  people: readonly StagePerson[] = [],
): Understood | NotUnderstood {
  const room = everyoneIn(state, people);
  const fail = (reason: string, clause?: Clause): NotUnderstood => ({
    ok: false,
    reason,
    suggestions: suggest(RULES, clause, room),
  });
  if (sentence.length > SPOKEN_MAX_CHARS) return fail("That is too long for one command.");
  const { clauses, quotes } = prepare(sentence);
  if (clauses.length === 0) return fail("Nothing was said.");
  const steps: Step[] = [];
  const readings: string[] = [];
  let now = state;
  for (let at = 0; at < clauses.length; ) {
    const before = steps.at(-1) ?? null;
    const context = { state: now, people: room, them: before?.them ?? null };
    let taken = 0;
    let problem: Attempt | null = null;
    for (let length = Math.min(MAX_JOINED, clauses.length - at); length > 0 && taken === 0; length -= 1) {
      const words = clauses.slice(at, at + length).flat();
      const result = attempt({ words, quotes, context, before });
      if ("problem" in result) {
        problem = result;
        continue;
      }
      const after = rehearse(now, result.step.commands, room);
      if (typeof after === "string") return fail(after);
      steps.push(result.step);
      const reader = { state: now, people: room };
      readings.push(...result.step.commands.map((command) => describeCommand(command, reader)));
      now = after;
      taken = length;
    }
    if (taken === 0)
      return problem && "problem" in problem ? fail(problem.problem, problem.clause) : fail("…");
    at += taken;
    if (steps.flatMap((step) => step.commands).length > MAX_COMMANDS)
      return fail("Too many commands at once.");
  }
  return assemble(steps, readings);
}
