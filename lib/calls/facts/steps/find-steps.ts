import type { NextStep } from "../../analysis-shape";
import type { Side } from "../../call";
import { isJoke } from "../../languages/approvals";
import type { LanguageRules } from "../../languages/rules";
import { isQuestion } from "../../transcript/is-question";
import type { Names } from "../../transcript/people";
import { evidenceOf, type Said } from "../../transcript/said";
import type { Turns } from "../../transcript/turns";
import { written } from "../dates/calendar";
import type { DatesOf } from "../dates/dates";
import { type Clause, clausesOf } from "./clauses";
import { mergedSteps, type Step } from "./merge-steps";
import { namedAct } from "./named-act";

/** Who talks, as far as owners depend on it. */
export interface Room {
  turns: Turns;
  names: Names;
  /** Of everyone who takes part, whether they speak or not. */
  sides: ReadonlyMap<string, Side | null>;
}

/** Returns who promised, offered or was asked to do what. Without labels there are no owners. */
export function nextStepsIn(room: Room, rules: LanguageRules, dates: DatesOf): NextStep[] {
  const steps: Step[] = [];
  for (const said of room.turns.said) {
    if (rules.steps.retracted.test(said.low)) {
      const last = steps.at(-1);
      const isOwn = last?.evidence.at(-1)?.speaker === said.speaker;
      if (last && isOwn && said.line - last.line <= 3) steps.pop();
      continue;
    }
    const found = stepsOf(said, room, rules, dates);
    // "by Friday" at the end of a sentence is of its only step.
    const own = dates.get(said.at) ?? [];
    if (found.length === 1 && found[0] && found[0].due === null && own.length === 1 && own[0]?.day)
      found[0].due = written(own[0].day);
    steps.push(...found);
  }
  return mergedSteps(steps, rules, room.names).map(({ line: _, at: __, kind: ___, ...step }) => step);
}

function stepsOf(said: Said, room: Room, rules: LanguageRules, dates: DatesOf): Step[] {
  if (said.words < 3 || isMeantAsJoke(said, room)) return [];
  return clausesOf(said, rules, dates.get(said.at) ?? []).flatMap((clause) => {
    const step = stepIn(clause, room, rules, dates);
    return step ? [step] : [];
  });
}

/** Text without full stops is cut between "if you sign now" and what is promised for it. */
function isAfterIf({ at, line }: Said, { turns }: Room): boolean {
  const before = turns.said[at - 1];
  return (
    before?.line === line &&
    /^(?:(?:and|but|so|well|then|und|aber|also) )?(?:if|unless|wenn|falls) [^.!?]*$/u.test(before.low)
  );
}

/** Whoever makes a joke laughs, or whoever hears it. */
const isMeantAsJoke = (said: Said, { turns }: Room): boolean =>
  isJoke(said.low) || turns.replyTo(said, 1).some(({ low, words }) => words <= 4 && isJoke(low));

type Found = Pick<Step, "owner" | "agreed" | "kind"> & { act: string; isDropped?: boolean };

function stepIn(clause: Clause, room: Room, rules: LanguageRules, dates: DatesOf): Step | null {
  if (rules.steps.not.test(clause.low)) return null;
  const found = foundIn(clause, room, rules);
  if (!found || found.isDropped || rules.steps.now.test(found.act)) return null;
  // "If you sign today, I'll waive the fee": promised only as part of a bargain.
  const isConditional = rules.steps.conditional.test(clause.said.low) || isAfterIf(clause.said, room);
  if (isConditional && clause.dates.length === 0 && found.kind !== "ask" && found.kind !== "together")
    return null;
  const what = actOf(clause, found.act, rules, room.names);
  if (what.split(" ").length < 2) return null;
  const day =
    clause.dates.find((date) => date.day !== null)?.day ??
    (found.kind === "mine" || found.kind === "ours" ? null : dateOfReply(clause, room, dates));
  return {
    ...{ what, owner: room.turns.labelled ? found.owner : null, due: day ? written(day) : null },
    agreed: found.agreed && !isConditional,
    evidence: [evidenceOf(clause.said)],
    ...{ line: clause.said.line, at: clause.said.at, kind: found.kind },
  };
}

function foundIn(clause: Clause, room: Room, rules: LanguageRules): Found | null {
  const { steps } = rules;
  const { said, low } = clause;
  const own = room.names.ownerOf(said.speaker);
  const named = namedAct(clause, room.names, rules);
  if (named) return ofNamed(named, clause, room, rules);
  const ask = what(steps.ask, low);
  if (ask !== null) {
    const person = calledBefore(clause, room);
    return person === null
      ? asked(ask, said, room, rules)
      : ofNamed({ person, act: ask, isAsked: true }, clause, room, rules);
  }
  const asks = isQuestion(said, rules);
  const together = what(steps.together, low);
  const hasDate = clause.dates.length > 0;
  if (together !== null && (hasDate || isMeeting(together, rules)))
    return {
      act: together,
      owner: null,
      agreed: asks || isProposal(low) ? replies(said, room, rules) === "yes" : true,
      kind: "together",
    };
  const mine = asks ? null : what(steps.mine, low);
  if (mine !== null && isKept(mine, clause, rules))
    return { act: mine, owner: own, agreed: true, kind: "mine", isDropped: isRefused(said, room, rules) };
  const ours = asks ? null : what(steps.ours, low);
  if (ours !== null && isKept(ours, clause, rules) && (hasDate || isForOthers(ours, rules))) {
    const isJoint = steps.joint.test(ours);
    return { act: ours, owner: isJoint ? null : aloneOf(said, room), agreed: true, kind: "ours" };
  }
  const offer = what(steps.offer, low);
  if (offer !== null) return offered(offer, clause, room, rules);
  const soon = asks || !hasDate ? null : what(steps.soon, low);
  if (soon !== null) return { act: soon, owner: own, agreed: true, kind: "mine" };
  const favor = what(steps.favor, low);
  if (favor !== null && isPromised(said, favor, room, rules)) return asked(favor, said, room, rules);
  const yours = asks ? null : what(steps.yours, low);
  if (yours !== null && !steps.conditional.test(low))
    return {
      act: yours,
      owner: otherOf(said, room),
      agreed: replies(said, room, rules) === "yes",
      kind: "yours",
    };
  const proposed = hasDate ? what(steps.propose, low) : null;
  if (proposed !== null && replies(said, room, rules) === "yes")
    return { act: proposed, owner: null, agreed: true, kind: "together" };
  const dated = asks || !(hasDate || steps.recap.test(said.low)) ? null : what(steps.dated, low);
  if (dated !== null) return { act: dated, owner: own, agreed: true, kind: "mine" };
  return null;
}

/** What "we" may do alone is only an offer if someone takes it: "we can set up SSO". */
function offered(act: string, { said, low }: Clause, room: Room, rules: LanguageRules): Found {
  const reply = replies(said, room, rules);
  const isMine = OF_ONE.test(low);
  return {
    ...{ act, owner: isMine ? room.names.ownerOf(said.speaker) : aloneOf(said, room), kind: "offer" },
    agreed: reply === "yes",
    isDropped: reply === "no" || (!isMine && reply !== "yes"),
  };
}

const OF_ONE = /(?<!\p{L})(?:i|me|i'd|i'm|ich|mir|mich|je|j'|puedo|podría|yo)(?!\p{L})/u;

/** "We'll provide training" describes the product; "we'll get back to you" doesn't. */
const isForOthers = (act: string, { code }: LanguageRules): boolean =>
  code !== "en" || (FOR_OTHERS.test(act) && !OF_PRODUCT.test(act));
const FOR_OTHERS =
  /(?<!\p{L})(?:you|internally|back|our (?:team|side|legal|board|ceo|cfo|boss|manager|management|director|it)|contract|proposal)(?!\p{L})/u;
const OF_PRODUCT =
  /^(?:provide|build|handle|own|take care|set up|create|update|run|test|deliver|extend|write|work|bring|sit down|go through)/u;

const what = (pattern: RegExp, low: string): string | null => pattern.exec(low)?.groups?.what ?? null;

function ofNamed(
  named: { person: string | null; act: string; isAsked: boolean },
  clause: Clause,
  room: Room,
  rules: LanguageRules,
): Found {
  const { person, act, isAsked } = named;
  if (!isAsked) return { act, owner: person, agreed: !isQuestion(clause.said, rules), kind: "named" };
  const reply = room.turns.replyTo(clause.said, 1)[0];
  const answers = replies(clause.said, room, rules);
  const isOther = reply?.speaker !== undefined && reply?.speaker !== null && reply.speaker !== person;
  return {
    act,
    owner: person,
    agreed: answers === "yes" && !isOther,
    kind: "ask",
    isDropped: answers === "no" && !isOther,
  };
}

/** "Priya, | can you set up a call": the name may end the clause before. */
function calledBefore({ said, before }: Clause, { turns, names }: Room): string | null {
  const last = before === "" ? turns.said[said.at - 1] : null;
  const text = last === null ? before : last?.line === said.line ? last.low : "";
  const name = /(\p{L}+)[,\s]*$/u.exec(text)?.[1];
  return name === undefined ? null : names.personOf(name);
}

/** Whether the reply says that it will be done. Of what is asked for "us", a colleague's "will do" promises nothing. */
function isPromised(said: Said, act: string, room: Room, { steps }: LanguageRules): boolean {
  const reply = room.turns.replyTo(said, 2);
  const isOfColleague = FOR_US.test(act) && isColleague(said, reply[0], room);
  return !isOfColleague && reply.some(({ low }) => steps.promised.test(low));
}

const FOR_US = /(?<!\p{L})(?:me|us|mir|uns|moi|nous|nos)(?!\p{L})/u;

function isColleague({ speaker }: Said, other: Said | undefined, { sides }: Room): boolean {
  const sideOf = (name: string | null | undefined) => (name ? (sides.get(name) ?? null) : null);
  return sideOf(speaker) !== null && sideOf(speaker) === sideOf(other?.speaker);
}

/** Whoever says yes does it; without an answer, the only other person. */
function asked(act: string, said: Said, room: Room, rules: LanguageRules): Found {
  const isPromise = isPromised(said, act, room, rules);
  const last = isPromise ? said : beforeAnswer(said, room);
  const answers = isPromise ? "yes" : replies(last, room, rules);
  const reply = room.turns.replyTo(last, 1)[0];
  const owner = answers === "yes" ? room.names.ownerOf(reply?.speaker ?? null) : otherOf(said, room);
  return { act, owner, agreed: answers === "yes", kind: "ask", isDropped: answers === "no" };
}

/** "Yes, that would be great" promises nothing if a colleague of whoever asked says it. The other side's answer counts. */
function beforeAnswer(said: Said, room: Room): Said {
  let last = said;
  for (let turn = 0; turn < 3; turn += 1) {
    const [reply] = room.turns.replyTo(last, 1);
    if (!reply || !isColleague(said, reply, room)) break;
    last = reply;
  }
  return last;
}

function replies(said: Said, { turns }: Room, rules: LanguageRules): "yes" | "no" | null {
  const [first, second] = turns.replyTo(said, 2);
  if (!first) return null;
  if (rules.no.test(first.low)) return "no";
  if (rules.yes.test(first.low))
    return second && rules.no.test(second.low) && second.words < 8 ? null : "yes";
  return null;
}

/** "I'll send a deck." "No need." */
const isRefused = (said: Said, { turns }: Room, rules: LanguageRules): boolean => {
  const [first] = turns.isLastOfTurn(said) ? turns.replyTo(said, 1) : [];
  return first !== undefined && rules.no.test(first.low) && rules.steps.not.test(first.low);
};

/** "let me check" is mostly done in the call; a promise has a date, a recipient, or is for later. */
function isKept(act: string, { low, dates }: Clause, rules: LanguageRules): boolean {
  if (rules.steps.habit.test(low)) return false;
  if (dates.length > 0) return true;
  if (rules.steps.vague.test(act)) return false;
  return (
    !/(?:^|\s)(?:let me|lassen sie mich|lass mich|laissez-moi|déjame|déjeme) /u.test(low) ||
    LATER.test(act) ||
    rules.steps.joint.test(act)
  );
}

const LATER =
  /^(?:ask (?:him|her|my|our|them)|send|resend|email|forward|get back|follow up|put together|introduce|set up|talk to|speak|check with|loop|write up|draft|connect you|find out|look into|come back|take (?:it|this|that) (?:back|to)|circle back|run|arrange|schedule|book|discuss)/u;

const isMeeting = (act: string, { steps }: LanguageRules): boolean =>
  steps.joint.test(act) && MEETING.test(act);
const MEETING =
  /(?:call|meeting|demo|follow[- ]up|workshop|kick-?off|session|again|time|calendar|review|pilot|termin|gespräch|treffen|nochmal|noch einmal|wieder|réunion|appel|rendez-vous|démo|point|nouveau|reunión|llamada|cita)/u;

const isProposal = (low: string): boolean =>
  /(?:can we|could we|shall we|should we|how about|why don't|suggest|propose|können wir|sollen wir|wollen wir|vorschlag|pouvons-nous|on peut|podemos|propongo)/u.test(
    low,
  );

/** Who speaks, if no one else is on that side. */
function aloneOf({ speaker }: Said, { names, sides }: Room): string | null {
  const side = speaker === null ? null : sides.get(speaker);
  if (sides.size === 2) return names.ownerOf(speaker);
  if (!side) return null;
  const same = [...sides.values()].filter((one) => one === side || one === null).length;
  return same === 1 ? names.ownerOf(speaker) : null;
}

/** The other one of two. */
function otherOf({ speaker }: Said, { names, sides, turns }: Room): string | null {
  if (!turns.labelled || speaker === null || sides.size !== 2 || names.ownerOf(speaker) === null) return null;
  return names.ownerOf([...sides.keys()].find((one) => one !== speaker) ?? null);
}

/** "When can you?" "By Friday." */
function dateOfReply({ said, isLast }: Clause, { turns }: Room, dates: DatesOf) {
  if (!isLast || !turns.isLastOfTurn(said)) return null;
  for (const next of turns.replyTo(said, 2)) {
    const found = dates.get(next.at) ?? [];
    if (found.length > 0)
      return next.words < 8 &&
        found.length === 1 &&
        !/\?|(?<!\p{L})(?:out|away|weg|urlaub)(?!\p{L})/u.test(next.plain)
        ? (found[0]?.day ?? null)
        : null;
  }
  return null;
}

/** The words of an act, as they were said. */
function actOf({ plain, low }: Clause, act: string, { steps }: LanguageRules, names: Names): string {
  const at = low.lastIndexOf(act);
  const text = at >= 0 && plain.length === low.length ? plain.slice(at, at + act.length) : act;
  const bare = text
    .replace(steps.tail, "")
    .replace(/[\s.,;:!?]+$/u, "")
    .trim();
  const next = /(?:,| and| und| et| y) (\p{L}+)$/u.exec(bare);
  return next?.[1] !== undefined && names.isKnown(next[1]) ? bare.slice(0, next.index).trim() : bare;
}
