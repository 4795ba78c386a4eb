import type { z } from "zod";
import { type Json, wholeJsonSchema } from "@/lib/operation/json-schema";
import { isMutation, type Operation, schemaOf } from "@/lib/operation/operation";
import { DEEDS } from "./deeds";
import { stemOf } from "./stem-of";
import { conceptOf } from "./synonyms";
import { termsOf, wordsOf } from "./terms-of";

/** Where a word of an operation stands, and how much that says of what it is for. */
export const PLACE = {
  name: 5,
  summary: 4,
  choice: 3,
  tag: 2.5,
  field: 1.6,
  partOfChoice: 1.5,
  text: 1,
} as const;

/** How much a word counts that an operation does not know: it may be about something else, or about nothing much. */
export const UNKNOWN = 0.8;

export interface Entry {
  op: Operation;
  /** The best place of each word, by what it stands for. */
  weights: Map<string, number>;
  /** The same by the word itself. */
  literal: Map<string, number>;
  /** What name and summary are about; a query that says none of it means another operation. */
  subject: Set<string>;
  /** The first word of its name. */
  deed: string | undefined;
}

export interface OperationIndex {
  entries: readonly Entry[];
  /** What operations are about. */
  subjects: ReadonlySet<string>;
  knows(term: string): boolean;
  rarity(term: string): number;
}

const indexes = new WeakMap<readonly Operation[], OperationIndex>();

/** Made once for a list of operations. */
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
  for (const choice of choices)
    hold(choice.replaceAll("_", " "), choice.includes("_") ? PLACE.partOfChoice : PLACE.choice);
  hold(answered(op).join(" ").replaceAll("_", " "), isMutation(op) ? PLACE.text : PLACE.field);
  hold(`${op.tag} ${op.path.replace(/\{\w+\}/g, "")}`, PLACE.tag);
  hold(op.summary, PLACE.summary);
  hold(op.id, PLACE.name);
  const named = termsOf(op.id);
  const subject = new Set(named.filter((term) => !DEEDS.has(term)));
  return { op, weights, literal, subject, deed: named[0] };
}

/** The names of what it takes, and the choices that say what it does; those of a query only narrow it down. */
function fieldsOf({ params, query, body }: Operation): { names: string[]; choices: string[] } {
  const fields = body ? propertiesOf(body) : {};
  const choices = Object.values(fields).flatMap((field) => (Array.isArray(field.enum) ? field.enum : []));
  const filters = Object.values(propertiesOf(query)).flatMap((field) =>
    Array.isArray(field.enum) ? field.enum.map(String) : [],
  );
  return {
    names: [...Object.keys(params.shape), ...Object.keys(query.shape), ...Object.keys(fields), ...filters],
    // Kinds such as `client.created` are about everything there is.
    choices: choices.filter((choice) => typeof choice === "string" && /^\w+$/.test(choice)),
  };
}

/** What its answer tells. */
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
