import type { Person } from "../analysis-shape";
import type { Participant, Side, Transcript } from "../call";
import type { LanguageRules } from "../languages/rules";
import { isSamePerson } from "./people";
import type { Said } from "./said";

/** So many more cues of one side than of the other make it likely. */
const MARGIN = 2;
const RATIO = 1.8;

/** Works out who sells and who buys, with its confidence. Who isn't clear has no side. */
export function sidesOf(
  transcript: Transcript,
  said: readonly Said[],
  rules: LanguageRules,
  participants: readonly Participant[],
): Person[] {
  const names = [...new Set(transcript.lines.flatMap(({ speaker }) => speaker ?? []))];
  const cues = countCues(said, rules);
  const companies = companiesOf(participants);
  const intros = introductions(said, rules);
  const people = names.map((name): Person => {
    const given = participantsCalled(name, participants, names);
    const sides = new Set(given.map((one) => sideOfGiven(one, companies, rules)));
    const [side] = sides;
    if (given.length > 0 && sides.size === 1 && side) return { name, side, confidence: 1 };
    if (given.length > 1 && sides.size > 1) return { name, side: null, confidence: 0 };
    const role = transcript.roles.get(name)?.toLowerCase() ?? "";
    const byRole = sideOfRole(role, companies, rules) ?? companies.get(intros.get(name) ?? "") ?? null;
    if (byRole) return { name, side: byRole, confidence: 0.9 };
    return byCues(name, cues.get(name) ?? { ours: 0, customer: 0 });
  });
  return withOther(people);
}

/** Those with exactly that name; without one, those with a part of it who aren't another speaker. */
function participantsCalled(
  name: string,
  participants: readonly Participant[],
  speakers: readonly string[],
): Participant[] {
  const exactly = participants.filter((one) => isSameName(one.name, name));
  if (exactly.length > 0) return exactly;
  return participants.filter(
    (one) => isSamePerson(one.name, name) && !speakers.some((other) => isSameName(one.name, other)),
  );
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function companiesOf(participants: readonly Participant[]): Map<string, Side> {
  const all = new Map<string, Side>();
  for (const { company, side } of participants) if (company && side) all.set(company.toLowerCase(), side);
  return all;
}

function sideOfGiven(
  { side, company, role }: Participant,
  companies: ReadonlyMap<string, Side>,
  rules: LanguageRules,
): Side | null {
  return (
    side ??
    companies.get(company?.toLowerCase() ?? "") ??
    sideOfRole(role?.toLowerCase() ?? "", companies, rules)
  );
}

function sideOfRole(
  role: string,
  companies: ReadonlyMap<string, Side>,
  { sides }: LanguageRules,
): Side | null {
  if (role === "") return null;
  const known = companies.get(role);
  if (known) return known;
  const [isSeller, isBuyer] = [sides.seller.test(role), sides.buyer.test(role)];
  if (isSeller === isBuyer) return null;
  return isSeller ? "ours" : "customer";
}

function introductions(said: readonly Said[], { sides }: LanguageRules): Map<string, string> {
  const all = new Map<string, string>();
  for (const { speaker, plain, at } of said) {
    if (speaker === null || all.has(speaker) || at > 80) continue;
    const company = sides.introduces.exec(plain)?.groups?.company;
    if (company !== undefined) all.set(speaker, company.toLowerCase().replace(/[.,]$/u, ""));
  }
  return all;
}

function countCues(said: readonly Said[], { sides }: LanguageRules): Map<string, Record<Side, number>> {
  const all = new Map<string, Record<Side, number>>();
  for (const { speaker, low } of said) {
    if (speaker === null) continue;
    const counts = all.get(speaker) ?? { ours: 0, customer: 0 };
    if (sides.ours.test(low)) counts.ours += 1;
    if (sides.customer.test(low)) counts.customer += 1;
    all.set(speaker, counts);
  }
  return all;
}

function byCues(name: string, { ours, customer }: Record<Side, number>): Person {
  const [more, less] = [Math.max(ours, customer), Math.min(ours, customer)];
  if (more - less < MARGIN || more < less * RATIO) return { name, side: null, confidence: 0 };
  const confidence = Math.min(0.85, 0.5 + 0.35 * ((more - less) / (more + less)) * Math.min(1, more / 5));
  return {
    name,
    side: ours > customer ? "ours" : "customer",
    confidence: Math.round(confidence * 100) / 100,
  };
}

/** Of two, the other one is on the other side. */
function withOther(people: Person[]): Person[] {
  if (people.length !== 2) return people;
  const [one, other] = people;
  if (!one || !other) return people;
  const fill = (unsure: Person, sure: Person): Person =>
    unsure.side === null && sure.side !== null
      ? {
          ...unsure,
          side: sure.side === "ours" ? "customer" : "ours",
          confidence: Math.round(sure.confidence * 80) / 100,
        }
      : unsure;
  if (one.side !== null && one.side === other.side && one.confidence < 1 && other.confidence < 1)
    return people.map(({ name }) => ({ name, side: null, confidence: 0 }));
  return [fill(one, other), fill(other, one)];
}
