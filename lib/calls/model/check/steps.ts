import type { NextStep } from "../../analysis-shape";
import { written } from "../../facts/dates/calendar";
import { isQuestion } from "../../transcript/is-question";
import { evidenceOf, type Said } from "../../transcript/said";
import type { Claim } from "../claims";
import type { Checking } from "./checking";

const MOST_EVIDENCE = 4;

/** Returns the next steps that stand. An owner or a day that doesn't is left out, and the step stays. */
export function checkedSteps(claims: readonly Claim<"next_steps">[], checking: Checking): NextStep[] {
  return claims.flatMap((claim): NextStep[] => {
    const said = checking.lines.allQuoted(claim.evidence);
    if (said.length === 0) return none(checking, "quote");
    const what = claim.what.trim().replace(/[\s.]+$/u, "");
    const fault = checking.faultOf(
      what,
      said.map(({ line }) => line),
    );
    if (fault) return none(checking, fault);
    const owner = ownerOf(claim.owner, said, checking);
    return [
      {
        ...{ what, owner, due: dueOf(claim.due, said, checking) },
        agreed: claim.agreed && isAgreed(said, owner, checking),
        evidence: said.slice(0, MOST_EVIDENCE).map(evidenceOf),
      },
    ];
  });
}

function none(checking: Checking, why: Parameters<Checking["drop"]>[1]): [] {
  checking.drop("next_steps", why);
  return [];
}

/** Only a day that its lines say. */
function dueOf(due: string | null, said: readonly Said[], checking: Checking): string | null {
  if (due === null || due === "") return null;
  const days = said.flatMap(({ at }) => checking.context.dates.get(at) ?? []);
  if (days.some(({ day }) => day !== null && written(day) === due)) return due;
  checking.drop("next_steps", "date");
  return null;
}

/** Words of someone who says that they will do it themselves. */
const OF_ONE =
  /(?<!\p{L})(?:i(?:'ll|'m|'d)?|let me|ich|mir|je|j'|moi|yo|voy|puedo|haré|enviaré|mando|envío|preparo)(?!\p{L})/u;
const OF_SIDE = /(?<!\p{L})(?:we(?:'ll|'re)?|wir|nous|on|nosotros|vamos|podemos)(?!\p{L})/u;
const OF_OTHER = /(?<!\p{L})(?:you|sie|du|ihr|vous|tu|usted(?:es)?)(?!\p{L})/u;

/**
 * The owner, if it's sure: whoever says "I" on the lines, "we" where no one else is on that side, or who is named there.
 * A wrong one is worse than none.
 */
function ownerOf(owner: string | null, said: readonly Said[], checking: Checking): string | null {
  const { names, turns } = checking.context;
  if (owner === null || !turns.labelled) return null;
  const person = names.personOf(owner);
  if (person !== null && names.ownerOf(person) !== null && isOwner(person, said, checking)) return person;
  checking.drop("next_steps", "owner");
  return null;
}

function isOwner(person: string, said: readonly Said[], checking: Checking): boolean {
  const { rules } = checking.context;
  const own = said.filter(({ speaker }) => speaker === person);
  if (own.some((one) => !isQuestion(one, rules) && isPromise(one, person, checking))) return true;
  // Others may be named on the line too: then it isn't sure who does it.
  return said.some((one) => {
    if (one.speaker === person || OF_ONE.test(one.low)) return false;
    const named = namedIn(one, checking);
    return named.size === 1 && named.has(person);
  });
}

function isPromise(one: Said, person: string, checking: Checking): boolean {
  const { rules } = checking.context;
  const others = [...namedIn(one, checking)].filter((name) => name !== person);
  const isOwn = OF_ONE.test(one.low);
  // "I think Tom will send it."
  if (others.length > 0 && !rules.steps.mine.test(one.low)) return false;
  if (isOwn) return rules.steps.ask.test(one.low) ? false : !/(?:can|could|would) you/u.test(one.low);
  if (OF_SIDE.test(one.low)) return isAlone(person, checking);
  // "Sure, by Friday", in reply to a request.
  return rules.yes.test(one.low) && isAskedOf(one, checking);
}

/** Whether what was said right before asks the one who replies. */
function isAskedOf(one: Said, { context }: Checking): boolean {
  const [last] = context.turns.before(one, 1).slice(-1);
  return last !== undefined && last.speaker !== one.speaker && OF_OTHER.test(last.low);
}

function isAlone(person: string, { context }: Checking): boolean {
  const side = context.sides.get(person);
  if (context.sides.size === 2) return true;
  if (!side) return false;
  return [...context.sides.values()].filter((one) => one === side || one === null).length === 1;
}

/** People who are named in a sentence. */
function namedIn({ plain }: Said, { context }: Checking): ReadonlySet<string> {
  const words = plain.match(/\p{L}[\p{L}'-]+/gu) ?? [];
  return new Set(words.flatMap((word) => context.names.personOf(word.replace(/'s$/u, "")) ?? []));
}

/** Someone promises it, or someone else says yes. */
function isAgreed(said: readonly Said[], owner: string | null, { context }: Checking): boolean {
  const { rules, turns } = context;
  if (said.some(({ low }) => rules.steps.conditional.test(low))) return false;
  if (owner !== null && said.some(({ speaker }) => speaker === owner)) return true;
  const speakers = new Set(said.map(({ speaker }) => speaker));
  return (
    speakers.size > 1 || said.some((one) => turns.replyTo(one, 1).some(({ low }) => rules.yes.test(low)))
  );
}
