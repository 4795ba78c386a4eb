import { z } from "zod";

/** The lines of which an answer may speak. */
export interface Range {
  from: number;
  to: number;
}

/** What a model points at: a line, and words of it. */
export const quoted = z.object({ line: z.int(), quote: z.string() });
export type Quoted = z.infer<typeof quoted>;

type Shapes = Record<string, z.ZodType>;
type ItemsOf<Items extends Shapes> = { [K in keyof Items]: z.infer<Items[K]>[] };

const MOST_ITEMS = 60;
const MOST_CHARACTERS = 600;
const MOST_LINES = 12;

/** Returns the members of an answer; null if it has none of those that it should have. */
export function membersOf(answer: unknown, names: readonly string[]): Record<string, unknown> | null {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
  return names.some((name) => Object.hasOwn(answer, name)) ? (answer as Record<string, unknown>) : null;
}

/** Reads lists of claims. What doesn't have the right shape is left out, and so are lines that the model didn't see. */
export const readItems = <Items extends Shapes>(
  members: Record<string, unknown>,
  items: Items,
  range: Range,
): ItemsOf<Items> =>
  Object.fromEntries(
    Object.entries(items).map(([kind, schema]) => [kind, itemsOf(members[kind], schema, range)]),
  ) as ItemsOf<Items>;

/** Joins what was said about parts of a call, in order. */
export const joinItems = <Items extends Shapes>(
  items: Items,
  all: readonly ItemsOf<Items>[],
): ItemsOf<Items> =>
  Object.fromEntries(
    Object.keys(items).map((kind) => [kind, all.flatMap((one) => one[kind] as unknown[])]),
  ) as ItemsOf<Items>;

export function itemsOf<T>(value: unknown, schema: z.ZodType<T>, range: Range): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_ITEMS).flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [limited(read.data, range) as T] : [];
  });
}

function limited(value: unknown, range: Range): unknown {
  // The database stores neither halves of characters nor NUL.
  if (typeof value === "string") return value.slice(0, MOST_CHARACTERS).toWellFormed().replaceAll("\0", "");
  if (Array.isArray(value))
    return value
      .filter((one) => isWithin(typeof one === "number" ? one : one.line, range))
      .slice(0, MOST_LINES)
      .map((one) => limited(one, range));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, limited(one, range)]));
}

const isWithin = (line: number, { from, to }: Range): boolean => line >= from && line <= to;
