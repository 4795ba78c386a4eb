import type { CopyField, CopyKind } from "../../copy-schema";
import { COPY_OF } from "./copy-kinds";

const TEXTS = ["name", "title", "starts_at", "date", "time", "time_zone", "host", "organiser"] as const;
/** Personal links. Allowed only in bodies, which are stored encrypted. */
const LINKS = ["join_link", "place_link"] as const;

export type Variable = (typeof TEXTS)[number] | (typeof LINKS)[number];
export type Values = Record<Variable, string>;

const linkNames: ReadonlySet<string> = new Set(LINKS);
export const isLinkVariable = (name: string): boolean => linkNames.has(name);

/** Returns the variables that a field of a kind of email may contain. */
export function variablesOf(kind: CopyKind, field: CopyField): readonly Variable[] {
  if (field === "reply_to") return [];
  if (field !== "body") return TEXTS;
  return COPY_OF[kind].to === "guest" ? [...TEXTS, "join_link"] : [...TEXTS, ...LINKS];
}

/** Returns the variables that a message's field may contain. Some of its recipients have no registration. */
export const variablesOfMessage = (field: "subject" | "body"): readonly Variable[] =>
  field === "body" ? [...TEXTS, "join_link"] : TEXTS;

/** One variable. A space before it is removed with it if its value is empty. */
const VARIABLE = /( ?)\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the names of the variables in a text. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map(([, , name = ""]) => name);

/** Returns the text with its variables filled in. Their values aren't scanned for variables. */
export function fillVariables(text: string, held: (name: string) => string | undefined): string {
  return text.replace(VARIABLE, (whole, blank: string, name: string) => {
    const value = held(name);
    if (value === undefined) return whole;
    return value === "" ? "" : blank + value;
  });
}

/** Own properties only, so that names of built-in object properties aren't variables. */
export const valueIn =
  (values: Values) =>
  (name: string): string | undefined =>
    Object.hasOwn(values, name) ? values[name as Variable] : undefined;
