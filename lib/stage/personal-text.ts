import { joinPath, splitPath } from "./path";
import type { StageChange } from "./replay";
import { personOf } from "./room-identity";
import type { StageState } from "./state";

/** Text in a ledger entry that is about people or may name them, with its place in the entry's body. */
export interface PersonalText {
  /** JSON pointer into the body. */
  pointer: string;
  /** The person concerned, if known: an id in the room, or a scene's assignee. */
  person: string | null;
  text: string;
}

interface Place {
  pointer: string[];
  person: string | null;
}

type Visit = (text: string, place: Place) => string;

/** Where the state contains such text; `*` matches any member of a list. */
const PLACES = [
  "stage/*/name",
  "stage/*/title",
  "scenes/*/title",
  "scenes/*/assignee",
  "scenes/*/questions/*",
  "scenes/*/ticker",
  "scenes/*/emcee_line",
  "ticker/items/*",
  "lower_third/title",
  "lower_third/subtitle",
  "question/text",
  "question/author",
  "quote/text",
  "quote/author",
  "emcee/text",
  "emcee_queue/*/text",
].map((place) => place.split("/"));

/** Returns the places that the path may lead to. */
const leadsTo = (path: readonly string[]): string[][] =>
  PLACES.filter((place) => path.every((name, index) => place[index] === "*" || place[index] === name));

function namedIn(value: object, known: string | null): string | null {
  const { identity, assignee } = value as { identity?: unknown; assignee?: unknown };
  if (typeof identity === "string") return personOf(identity);
  return typeof assignee === "string" ? assignee : known;
}

function mapText(value: unknown, path: string[], { pointer, person }: Place, visit: Visit): unknown {
  const places = leadsTo(path);
  if (places.length === 0) return value;
  if (typeof value === "string")
    return places.some(({ length }) => length === path.length) ? visit(value, { pointer, person }) : value;
  if (typeof value !== "object" || value === null) return value;
  const whose = namedIn(value, person);
  const inside = (entry: unknown, name: string) =>
    mapText(entry, [...path, name], { pointer: [...pointer, name], person: whose }, visit);
  if (Array.isArray(value)) return value.map((entry, index) => inside(entry, String(index)));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inside(entry, name)]));
}

function mapBody(body: StageChange, visit: Visit): StageChange {
  if ("state" in body)
    return {
      state: mapText(body.state, [], { pointer: ["state"], person: null }, visit) as typeof body.state,
    };
  const steps = body.steps.map((step, index) => {
    if (!("before" in step) || step.op === "order") return step;
    const path = splitPath(step.path);
    const place = {
      pointer: ["steps", String(index), "before"],
      person: path[0] === "stage" && path[1] !== undefined ? personOf(path[1]) : null,
    };
    return { ...step, before: mapText(step.before, path, place, visit) };
  });
  return { steps };
}

/** Returns the body without text about people, and this text. Empty text stays where it is. */
export function withoutPersonalText(body: StageChange): { body: StageChange; texts: PersonalText[] } {
  const texts: PersonalText[] = [];
  const bare = mapBody(body, (text, { pointer, person }) => {
    if (text !== "") texts.push({ pointer: joinPath(pointer), person, text });
    return "";
  });
  return { body: bare, texts };
}

/** Returns the body with the texts that still exist. */
export function withPersonalText(body: StageChange, texts: readonly PersonalText[]): StageChange {
  const known = new Map(texts.map(({ pointer, text }) => [pointer, text]));
  if (known.size === 0) return body;
  return mapBody(body, (text, { pointer }) => known.get(joinPath(pointer)) ?? text);
}

/** Returns the body without the text about these people, by their ids. */
export const withoutWordsOf = (body: StageChange, people: readonly string[]): StageChange =>
  mapBody(body, (text, { person }) => (person !== null && people.includes(person) ? "" : text));

/**
 * Returns the stage without a question or quote that says one of these texts: on stage, they don't say whose they are. The
 * same stage if there is none.
 */
export function withoutTexts(state: StageState, texts: readonly string[]): StageState {
  const { question, quote } = state;
  const asked = question !== null && texts.includes(question.text);
  const quoted = quote !== null && texts.includes(quote.text);
  if (!asked && !quoted) return state;
  return {
    ...state,
    question: asked ? { ...question, text: "", author: null } : question,
    quote: quoted ? { ...quote, text: "", author: null } : quote,
  };
}
