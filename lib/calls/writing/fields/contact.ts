import type { Participant } from "../../call";
import { isSamePerson } from "../../transcript/people";
import { evidenceOf } from "../../transcript/said";
import type { Heard } from "../heard";
import { inline, nameFrom } from "../wording/inline";
import type { Contact, Field } from "./fields-shape";
import { type SaidBy, whereNamed } from "./said-by";

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}(?![\p{L}\p{N}-])/u;
const PHONE = /(?<![\p{N}.,])(?:\+|00)\d[\d ()/-]{6,18}\d(?!\d)/u;
const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2}";
const INTRODUCES = new RegExp(
  `(?:[Mm]y name is|[Mm]ein Name ist|[Jj]e m'appelle|[Mm]e llamo|[Mm]i nombre es) (${NAME})|(?:I'm|I am|[Ii]ch bin|[Jj]e suis|[Ss]oy) (${NAME})(?=,? (?:from|at|with|von|bei|de|du|of))`,
  "u",
);
const OWN_NAME_LOW = /(?:my name is|mein name ist|je m'appelle|me llamo|mi nombre es) (\p{L}[\p{L}'-]+)/u;
const COMPANY = `(?:der |dem |the )?(?:Firma )?(\\p{Lu}[\\p{L}\\p{N}&.'-]*(?: (?:\\p{Lu}|&)[\\p{L}\\p{N}&.'-]*){0,3})`;
const FROM = new RegExp(
  `(?:I'm|I am|[Mm]y name is|[Tt]his is|[Ii]ch bin|[Mm]ein Name ist|[Jj]e suis|[Ss]oy)[^.?!]{0,60}? (?:from|at|with|von|bei|de chez|chez|de|of) ${COMPANY}`,
  "u",
);
const HERE = new RegExp(
  `(?:here at|[Ww]e at|[Uu]s at|bei uns (?:bei|in der)|[Ww]ir bei|nous chez|nosotros en) ${COMPANY}`,
  "u",
);
const NO_COMPANY =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Berlin|London|Paris|Madrid|Germany|Deutschland|France|Spain|I|The|My|Our|IT|Sales|Marketing|Finance|Legal|Procurement|Operations|HR|Ihnen|Ihrem|Zoom|Teams|Meet)$/u;
/** Sides that were worked out for less than this are no fact. */
const SURE = 0.6;

/** Who we talk to on the customer's side: the one who says most. */
export function contactOf(heard: Heard, said: readonly SaidBy[]): Field<Contact> | null {
  const { call, analysis, transcript } = heard;
  const people = analysis.people.filter(({ side, confidence }) => side === "customer" && confidence >= SURE);
  const words = new Map<string, number>();
  for (const one of said)
    if (one.speaker !== null) words.set(one.speaker, (words.get(one.speaker) ?? 0) + one.words);
  const [person] = people.toSorted((a, b) => (words.get(b.name) ?? 0) - (words.get(a.name) ?? 0));
  if (!person) return null;
  const own = said.filter(({ speaker }) => speaker === person.name);
  const given = participantOf(person.name, call.participants ?? []);
  const introduced = introductionOf(own);
  const name = given ? nameFrom(given.name) : (nameFrom(person.name) ?? introduced?.name ?? null);
  const email = own.find(({ plain }) => EMAIL.test(plain));
  const phone = own.find(({ plain }) => PHONE.test(plain));
  if (name === null && !email && !phone) return null;
  const role = given?.role ?? transcript.roles.get(person.name) ?? null;
  const [first] = own;
  const parts = name?.split(" ") ?? [];
  const called = whereNamed(said, parts[0] ?? "") ?? whereNamed(said, parts.at(-1) ?? "");
  const evidence = [
    introduced?.said ?? null,
    called,
    ...[email, phone].map((one) => (one ? evidenceOf(one) : null)),
  ].filter((one) => one !== null);
  const stands = evidence.length > 0 || !first ? evidence : [evidenceOf(first)];
  return {
    value: {
      name,
      role: role === null ? null : inline(role, 80),
      email: email ? (EMAIL.exec(email.plain)?.[0].toLowerCase() ?? null) : null,
      phone: phone ? (PHONE.exec(phone.plain)?.[0].trim() ?? null) : null,
    },
    confidence: rounded(person.confidence * (people.length > 1 ? 0.7 : 1)),
    evidence: stands.filter(
      (one, at) => stands.findIndex((other) => other.line === one.line && other.quote === one.quote) === at,
    ),
  };
}

function introductionOf(own: readonly SaidBy[]) {
  for (const one of own.slice(0, 12)) {
    const found = INTRODUCES.exec(one.plain) ?? OWN_NAME_LOW.exec(one.low);
    const name = nameFrom(found?.[1] ?? found?.[2] ?? "");
    if (name !== null) return { name, said: evidenceOf(one) };
  }
  return null;
}

const participantOf = (name: string, participants: readonly Participant[]): Participant | null => {
  const same = participants.filter((one) => isSamePerson(one.name, name));
  return same.length === 1 ? (same[0] ?? null) : null;
};

/** The customer's company. Its evidence is empty only if `participants` names it and the call doesn't. */
export function companyOf(
  { call, analysis, transcript }: Heard,
  said: readonly SaidBy[],
): Field<string> | null {
  const given = new Set(
    (call.participants ?? [])
      .filter(({ side, name }) => (side ?? sideOf(name)) === "customer")
      .flatMap(({ company }) => (company ? [inline(company, 120)] : [])),
  );
  const [company] = given;
  if (given.size === 1 && company !== undefined) {
    const where = whereNamed(said, company) ?? whereNamed(said, company.split(" ")[0] ?? company);
    return { value: company, confidence: 1, evidence: where ? [where] : [] };
  }
  if (given.size > 1) return null;
  for (const one of said) {
    if (one.side !== "customer") continue;
    const name = (FROM.exec(one.plain) ?? HERE.exec(one.plain))?.[1]?.replace(/[.,']+$/u, "");
    if (name === undefined || NO_COMPANY.test(name) || isPerson(name)) continue;
    return {
      value: inline(name, 120),
      confidence: HERE.test(one.plain) ? 0.85 : 0.8,
      evidence: [evidenceOf(one)],
    };
  }
  return null;

  function sideOf(name: string) {
    return analysis.people.find((one) => isSamePerson(one.name, name))?.side ?? null;
  }
  function isPerson(name: string): boolean {
    return (
      analysis.people.some((one) => isSamePerson(one.name, name)) ||
      [...transcript.roles.keys()].includes(name)
    );
  }
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;
