import type { Evaluated } from "../adapter";
import type { EvalBrief, Fact } from "../schema";
import { fold, sameName, says, saysAny } from "./text";

type Of<Kind extends Fact["fact"]> = Extract<Fact, { fact: Kind }>;
type OutlineFact = "person" | "place" | "not_a_person" | "not_a_topic" | "audience";
type Check<Kind extends Fact["fact"]> = (fact: Of<Kind>, seen: Evaluated, brief: EvalBrief) => string | null;

const NO_OUTLINE = "no outline";
const wrongUnless = (holds: boolean, why: string): string | null => (holds ? null : why);

const fits = (wanted: Of<"person">["role"], role: string): boolean =>
  wanted === "anyone" || (wanted === "lead" ? role !== "guest" : role === wanted);

function person(fact: Of<"person">, { outline }: Evaluated): string | null {
  if (!outline) return NO_OUTLINE;
  const found = outline.people.find(({ name }) => sameName(name, fact.name));
  if (!found) return `${fact.name} is unknown; known: ${outline.people.map(({ name }) => name).join(", ")}`;
  if (!fits(fact.role, found.role)) return `${fact.name} is ${found.role}`;
  if (fact.title && !says(found.title ?? "", fact.title)) return `${fact.name} is called ${found.title}`;
  if (fact.company && !says(found.company ?? "", fact.company))
    return `${fact.name} works at ${found.company}`;
  if (fact.guest_id && found.guest_id !== fact.guest_id)
    return `${fact.name} is ${found.guest_id} of the roster`;
  return null;
}

function place({ name }: Of<"place">, { outline, draft }: Evaluated, brief: EvalBrief): string | null {
  const ids = [
    ...brief.given.guests.filter((guest) => sameName(guest.name, name)).map(({ id }) => id),
    ...(outline?.people.filter((each) => sameName(each.name, name)).map(({ guest_id }) => guest_id) ?? []),
  ];
  const holds = draft.segments.some(
    ({ assignee, title, notes }) =>
      (assignee !== null && (ids.includes(assignee) || sameName(assignee, name))) ||
      says(title, name) ||
      says(notes, name),
  );
  return wrongUnless(holds, `${name} has no place`);
}

function notAPerson({ words }: Of<"not_a_person">, { outline, draft }: Evaluated): string | null {
  if (!outline) return NO_OUTLINE;
  const names = [
    ...outline.people.map(({ name }) => name),
    ...draft.segments.map((part) => part.assignee ?? ""),
  ];
  return wrongUnless(!names.some((name) => says(name, words)), `${words} is taken for a person`);
}

/**
 * A closing may well be called "A last word": a single word counts as a topic only if it's the whole title.
 */
function notATopic({ words }: Of<"not_a_topic">, { outline, draft }: Evaluated): string | null {
  if (!outline) return NO_OUTLINE;
  const single = !/\s/.test(words);
  const topic = outline.topics.find(({ text }) => says(text, words))?.text;
  const part = draft.segments.find(({ title }) =>
    single ? fold(title) === fold(words) : says(title, words),
  )?.title;
  return wrongUnless(!topic && !part, `${topic ?? part} is taken for a topic`);
}

/** Facts about the outline. They fail if the planner returns none. */
export const OUTLINE_FACTS: { [Kind in OutlineFact]: Check<Kind> } = {
  person,
  place,
  not_a_person: notAPerson,
  not_a_topic: notATopic,
  audience: (fact, { outline }) =>
    outline
      ? wrongUnless(saysAny(outline.audience?.text ?? "", fact.says), `it is for ${outline.audience?.text}`)
      : NO_OUTLINE,
};
