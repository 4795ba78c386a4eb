import type { CopyField, CopyKind } from "../../copy-schema";
import { COPY_OF } from "./copy-kinds";

const TEXTS = ["name", "title", "starts_at", "date", "time", "time_zone", "host", "organiser"] as const;
/** Personal addresses. They stand in bodies alone, which are kept sealed. */
const LINKS = ["join_link", "place_link"] as const;

export type Variable = (typeof TEXTS)[number] | (typeof LINKS)[number];
export type Values = Record<Variable, string>;

const linkNames: ReadonlySet<string> = new Set(LINKS);
export const isLinkVariable = (name: string): boolean => linkNames.has(name);

/** What may stand in double braces in a field of a kind of mail. */
export function variablesOf(kind: CopyKind, field: CopyField): readonly Variable[] {
  if (field === "reply_to") return [];
  if (field !== "body") return TEXTS;
  return COPY_OF[kind].to === "guest" ? [...TEXTS, "join_link"] : [...TEXTS, ...LINKS];
}

/** The same of a message to the people of a show, some of whom have no place. */
export const variablesOfMessage = (field: "subject" | "body"): readonly Variable[] =>
  field === "body" ? [...TEXTS, "join_link"] : TEXTS;

/** One variable; a blank before it goes with it where it is empty. */
const VARIABLE = /( ?)\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names in a text's double braces. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map(([, , name = ""]) => name);

/** The text with its variables filled in. What they hold is not looked at again. */
export function fillVariables(text: string, held: (name: string) => string | undefined): string {
  return text.replace(VARIABLE, (whole, blank: string, name: string) => {
    const value = held(name);
    if (value === undefined) return whole;
    return value === "" ? "" : blank + value;
  });
}

/** Own members only: a variable called like one of every object's is none. */
export const valueIn =
  (values: Values) =>
  (name: string): string | undefined =>
    Object.hasOwn(values, name) ? values[name as Variable] : undefined;
