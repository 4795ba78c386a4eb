import type { Competitor, Element, ElementState, Objection, Risk, SaidNumber } from "../../analysis-shape";
import { amountsIn } from "../../facts/numbers/amounts";
import { isQuestion } from "../../transcript/is-question";
import { evidenceOf, type Said } from "../../transcript/said";
import type { Claim, Kind } from "../claims";
import type { Quoted } from "../read-claims";
import type { Checking } from "./checking";

const MOST_EVIDENCE = 4;
const LONGEST_NAME = 40;
const NEAR = 4;

/** The quoted sentences that a claim can stand on. */
function saidFor(kind: Kind, quotes: readonly Quoted[], checking: Checking): Said[] {
  const said = checking.lines.allQuoted(quotes);
  if (said.length === 0) checking.drop(kind, "quote");
  return said;
}

/** Without sentences of our side: they aren't what the customer says. */
function customersFor(kind: Kind, quotes: readonly Quoted[], checking: Checking): Said[] {
  const said = saidFor(kind, quotes, checking);
  const theirs = said.filter(({ side }) => side !== "ours");
  if (said.length > 0 && theirs.length === 0) checking.drop(kind, "side");
  return theirs;
}

/** Objections in the words in which they were said. */
export function checkedObjections(claims: readonly Claim<"objections">[], checking: Checking): Objection[] {
  const found: Objection[] = [];
  for (const { kind, evidence, answer, resolved_by } of claims) {
    const said = customersFor("objections", evidence, checking);
    const [first] = said;
    if (!first) continue;
    const isKnown = found.some(
      (other) =>
        other.evidence.some(({ line, quote }) =>
          said.some((one) => one.line === line && one.text === quote),
        ) ||
        (other.kind === kind && Math.abs((other.evidence.at(-1)?.line ?? 0) - first.line) <= NEAR),
    );
    if (isKnown) continue;
    const last = said.at(-1)?.at ?? first.at;
    const reply = checking.lines
      .allQuoted(answer)
      .filter(({ at, speaker }) => at > last && (speaker === null || speaker !== first.speaker));
    const accepted = checking.lines
      .allQuoted(resolved_by)
      .filter(({ at, side }) => at > (reply.at(-1)?.at ?? last) && side !== "ours");
    found.push({
      ...{ kind, text: first.plain },
      answer:
        reply.length === 0
          ? null
          : {
              text: reply.map(({ plain }) => plain).join(" "),
              evidence: reply.slice(0, MOST_EVIDENCE).map(evidenceOf),
            },
      resolved: reply.length > 0 && accepted.length > 0,
      evidence: said.slice(0, MOST_EVIDENCE).map(evidenceOf),
    });
  }
  return found;
}

const NUMBER = /\d|%/u;

/** Elements of MEDDICC that the customer tells; without their words they are only hinted at. */
export function checkedElements(
  claims: readonly Claim<"qualification">[],
  checking: Checking,
): Map<Element, ElementState> {
  const found = new Map<Element, ElementState>();
  const { rules } = checking.context;
  for (const { element, state, evidence } of claims) {
    const said = saidFor("qualification", evidence, checking);
    if (said.length === 0) continue;
    const told = said.filter((one) => one.side !== "ours" && !isQuestion(one, rules));
    if (told.length === 0) {
      checking.drop("qualification", "side");
      continue;
    }
    const isMeasured =
      element !== "metrics" ||
      told.some(({ plain }) => NUMBER.test(plain) || amountsIn(plain, rules.numbers, []).length > 0);
    const before = found.get(element);
    const known = new Set(before?.evidence.map(({ line, quote }) => `${line} ${quote}`));
    const own = told.map(evidenceOf).filter(({ line, quote }) => !known.has(`${line} ${quote}`));
    found.set(element, {
      state: (state === "found" && isMeasured) || before?.state === "found" ? "found" : "partly",
      evidence: [...(before?.evidence ?? []), ...own].slice(0, MOST_EVIDENCE),
    });
  }
  return found;
}

/** Other companies, by the name with which they were called. */
export function checkedCompetitors(
  claims: readonly Claim<"competitors">[],
  checking: Checking,
): Competitor[] {
  const { ownNames, names } = checking.context;
  const found = new Map<string, Competitor>();
  for (const { name, evidence } of claims) {
    const said = saidFor("competitors", evidence, checking);
    if (said.length === 0) continue;
    const calls = said.flatMap((one) => {
      const called = calledIn(one.plain, name);
      return called === null ? [] : [{ called, one }];
    });
    const [first] = calls;
    const key = first?.called.toLowerCase() ?? "";
    const isOwn = key.split(" ").some((word) => ownNames.has(word)) || ownNames.has(key);
    if (!first || isOwn || names.personOf(key) !== null || names.isMentioned(key)) {
      checking.drop("competitors", "name");
      continue;
    }
    const before = found.get(key) ?? { name: first.called, evidence: [] };
    const all = [...before.evidence, ...calls.map(({ one }) => evidenceOf(one))];
    found.set(key, {
      name: before.name,
      evidence: all
        .filter(
          ({ line, quote }, at) =>
            all.findIndex((other) => other.line === line && other.quote === quote) === at,
        )
        .slice(0, MOST_EVIDENCE),
    });
  }
  return [...found.values()];
}

/** A name as a sentence has it, as whole words; null if it doesn't. */
export function calledIn(plain: string, name: string): string | null {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || name.length > LONGEST_NAME || !/\p{L}{2}/u.test(name)) return null;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]{0,2}")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  return pattern.exec(plain)?.[0] ?? null;
}

/** What may stop the deal, in a sentence that its lines support; else in the one for its kind. */
export function checkedRisks(claims: readonly Claim<"risks">[], checking: Checking): Risk[] {
  const { rules } = checking.context;
  const found: Risk[] = [];
  for (const { kind, reason, evidence } of claims) {
    const said = customersFor("risks", evidence, checking);
    const [first] = said;
    if (!first || found.some((other) => other.evidence.some(({ line }) => line === first.line))) continue;
    const fault = checking.faultOf(
      reason,
      said.map(({ line }) => line),
    );
    const known = rules.risks.find((one) => one.kind === kind);
    if (fault && !known) {
      checking.drop("risks", fault);
      continue;
    }
    found.push({
      kind: known?.kind ?? "other",
      reason: fault ? (known?.reason ?? "") : reason.trim(),
      evidence: said.slice(0, MOST_EVIDENCE).map(evidenceOf),
    });
  }
  return found;
}

/** Sums that their line says, and counts nothing else with. How much, and in which currency, is read from the line alone. */
export function checkedNumbers(claims: readonly Claim<"numbers">[], checking: Checking): SaidNumber[] {
  const { rules, dates } = checking.context;
  return claims.flatMap(({ amount, kind, evidence }): SaidNumber[] => {
    for (const one of saidFor("numbers", evidence, checking)) {
      const read = amountsIn(one.plain, rules.numbers, dates.get(one.at) ?? []).find(
        (other) =>
          Number(other.amount) === amount &&
          !other.isPercent &&
          !other.isDuration &&
          (other.currency !== null || other.noun === null),
      );
      if (read)
        return [
          {
            ...{ kind, amount: read.amount, currency: read.currency === "KR" ? null : read.currency },
            ...{ of: read.per, speaker: one.speaker, evidence: [evidenceOf(one)] },
          },
        ];
    }
    checking.drop("numbers", "amount");
    return [];
  });
}
