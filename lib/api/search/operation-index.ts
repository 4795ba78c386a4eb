import type { z } from "zod";
import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";
import { isMutation, type Operation, schemaOf } from "@/lib/operation/operation";
import { DEEDS } from "./deeds";
import { stemOf } from "./stem-of";
import { conceptOf } from "./synonyms";
import { termsOf, wordsOf } from "./terms-of";

/** The places where an operation's words occur, with how much each says about its purpose. */
export const PLACE = {
  name: 5,
  summary: 4,
  choice: 3,
  tag: 2.5,
  field: 1.6,
  partOfChoice: 1.5,
  text: 1,
} as const;

/** Weight of a word that an operation doesn't contain: it may be about something else, or mean nothing. */
export const UNKNOWN = 0.8;

export interface Entry {
  op: Operation;
  /** Weight of the best place of each concept. */
  weights: Map<string, number>;
  /** The same, by word stem. */
  literal: Map<string, number>;
  /** What its choices do something with, such as the layout in `set_layout`. */
  objects: ReadonlySet<string>;
  /** The concepts in its name. A query with none of them probably means another operation. */
  subject: Set<string>;
  /** The first concept of its name. */
  deed: string | undefined;
}

export interface OperationIndex {
  entries: readonly Entry[];
  /** The subjects of all operations. */
  subjects: ReadonlySet<string>;
  knows(term: string): boolean;
  rarity(term: string): number;
}

const indexes = new WeakMap<readonly Operation[], OperationIndex>();

/** Builds the index once per list of operations. */
export function operationIndex(among: readonly Operation[]): OperationIndex {
  let index = indexes.get(among);
  if (!index) {
    const entries = among.map(entryOf);
    const counts = new Map<string, number>();
    for (const { weights } of entries)
      for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
    index = {
      entries,
      subjects: new Set(entries.flatMap(({ subject }) => [...subject])),
      knows: (term) => counts.has(term),
      rarity: (term) => {
        const count = counts.get(term);
        return count === undefined ? UNKNOWN : Math.log(1 + entries.length / (0.5 + count)) ** 1.5;
      },
    };
    indexes.set(among, index);
  }
  return index;
}

function entryOf(op: Operation): Entry {
  const weights = new Map<string, number>();
  const literal = new Map<string, number>();
  const hold = (text: string, weight: number): void => {
    for (const word of wordsOf(text)) {
      const [term, stem] = [conceptOf(word), stemOf(word)];
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
      literal.set(stem, Math.max(weight, literal.get(stem) ?? 0));
    }
  };
  hold(op.description ?? "", PLACE.text);
  const { names, choices } = fieldsOf(op);
  hold(names.join(" ").replaceAll("_", " "), PLACE.field);
  for (const choice of choices.map((one) => one.replaceAll("_", " ")))
    hold(choice, isOneThing(choice) ? PLACE.choice : PLACE.partOfChoice);
  hold(answered(op).join(" ").replaceAll("_", " "), isMutation(op) ? PLACE.text : PLACE.field);
  hold(`${op.tag} ${op.path.replace(/\{\w+\}/g, "")}`, PLACE.tag);
  hold(op.summary, PLACE.summary);
  hold(op.id, PLACE.name);
  const named = termsOf(op.id);
  const subject = new Set(named.filter((term) => !DEEDS.has(term)));
  return { op, weights, literal, subject, deed: named[0], objects: new Set(choices.flatMap(objectOf)) };
}

/** What a choice does something with, if that is one thing: the layout in `set_layout`. */
function objectOf(choice: string): string[] {
  const terms = termsOf(choice.replaceAll("_", " "));
  const others = terms.filter((term) => !DEEDS.has(term));
  return others.length === 1 && terms.length === 2 ? others : [];
}

/** Whether a choice is about one thing: `set_layout` and `next_slide` are, `redact_slide` isn't. */
const isOneThing = (choice: string): boolean => termsOf(choice).length <= 1 || objectOf(choice).length === 1;

/**
 * The names of an operation's fields, and the values of enums in its body. Those of a query only narrow the
 * result down.
 */
function fieldsOf({ params, query, body }: Operation): { names: string[]; choices: string[] } {
  const fields = body ? propertiesOf(body) : {};
  const choices = Object.values(fields).flatMap((field) => (Array.isArray(field.enum) ? field.enum : []));
  const filters = Object.values(propertiesOf(query)).flatMap((field) =>
    Array.isArray(field.enum) ? field.enum.map(String) : [],
  );
  return {
    names: [...Object.keys(params.shape), ...Object.keys(query.shape), ...Object.keys(fields), ...filters],
    // Event types such as `client.created` cover every subject.
    choices: choices.filter((choice) => typeof choice === "string" && /^\w+$/.test(choice)),
  };
}

/** The fields of its response. */
function answered(op: Operation): string[] {
  const schema = schemaOf(op);
  return schema ? Object.keys(propertiesOf(schema)) : [];
}

function propertiesOf(schema: z.ZodType): Record<string, Json> {
  const whole = wholeJsonSchema(schema, "input");
  const named = typeof whole.$ref === "string" ? whole.$ref.replace("#/$defs/", "") : undefined;
  const own = named === undefined ? whole : ((whole.$defs as Record<string, Json>)[named] ?? {});
  return (own.properties ?? {}) as Record<string, Json>;
}
