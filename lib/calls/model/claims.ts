import { z } from "zod";
import { OBJECTION_KINDS, QUALIFICATION } from "../analysis-shape";

// What a language model says about a call, before it's checked. The schemas have no limits, because endpoints that are held to a
// schema don't take all of them; `readClaims` sets them.

const evidence = z.array(z.object({ line: z.int(), quote: z.string() }));
const sentence = z.object({ text: z.string(), lines: z.array(z.int()) });

const ITEMS = {
  next_steps: z.object({
    what: z.string(),
    owner: z.string().nullable(),
    due: z.string().nullable(),
    agreed: z.boolean(),
    evidence,
  }),
  objections: z.object({
    kind: z.enum(OBJECTION_KINDS),
    evidence,
    answer: evidence,
    resolved_by: evidence,
  }),
  qualification: z.object({
    element: z.enum(QUALIFICATION),
    state: z.enum(["found", "partly"]),
    evidence,
  }),
  competitors: z.object({ name: z.string(), evidence }),
  risks: z.object({ kind: z.string(), reason: z.string(), evidence }),
  numbers: z.object({ amount: z.number(), kind: z.enum(["price", "budget", "other"]), evidence }),
  topics: z.object({ name: z.string(), from_line: z.int(), to_line: z.int(), text: z.string() }),
  coaching: z.object({ seen: z.string(), why: z.string(), try: z.string(), evidence }),
} as const;

const SUMMARIES = ["short", "long"] as const;

/** What an answer has to look like. */
const AnswerSchema = z.object({
  summary: z.object({ short: z.array(sentence), long: z.array(sentence) }),
  next_steps: z.array(ITEMS.next_steps),
  objections: z.array(ITEMS.objections),
  qualification: z.array(ITEMS.qualification),
  competitors: z.array(ITEMS.competitors),
  risks: z.array(ITEMS.risks),
  numbers: z.array(ITEMS.numbers),
  topics: z.array(ITEMS.topics),
  coaching: z.array(ITEMS.coaching),
});

export type Kind = keyof typeof ITEMS;
export type Claim<K extends Kind> = z.infer<(typeof ITEMS)[K]>;
export type Quoted = z.infer<typeof evidence>[number];
export type Sentence = z.infer<typeof sentence>;
export type Claims = { [K in Kind]: Claim<K>[] } & {
  summary: Record<(typeof SUMMARIES)[number], Sentence[]>;
};

export const claimsSchema = (): object => z.toJSONSchema(AnswerSchema);

/** The lines of which an answer may speak. */
interface Range {
  from: number;
  to: number;
}

const MOST_ITEMS = 60;
const MOST_CHARACTERS = 600;
const MOST_LINES = 12;

/**
 * Reads an answer. What doesn't have the right shape is left out, and so are lines that the model didn't see.
 * @returns null if it's no answer at all
 */
export function readClaims(answer: unknown, range: Range): Claims | null {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
  const members = answer as Record<string, unknown>;
  if (!Object.keys(AnswerSchema.shape).some((name) => Object.hasOwn(members, name))) return null;
  const claims = Object.fromEntries(
    Object.entries(ITEMS).map(([kind, schema]) => [kind, itemsOf<unknown>(members[kind], schema, range)]),
  );
  const summary = (typeof members.summary === "object" ? members.summary : null) as Record<
    string,
    unknown
  > | null;
  return {
    ...claims,
    summary: Object.fromEntries(SUMMARIES.map((one) => [one, itemsOf(summary?.[one], sentence, range)])),
  } as Claims;
}

function itemsOf<T>(value: unknown, schema: z.ZodType<T>, range: Range): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_ITEMS).flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [limited(read.data, range) as T] : [];
  });
}

function limited(value: unknown, range: Range): unknown {
  if (typeof value === "string") return value.slice(0, MOST_CHARACTERS);
  if (Array.isArray(value))
    return value
      .filter((one) => isWithin(typeof one === "number" ? one : one.line, range))
      .slice(0, MOST_LINES)
      .map((one) => limited(one, range));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, limited(one, range)]));
}

const isWithin = (line: number, { from, to }: Range): boolean => line >= from && line <= to;

/** Joins what was said about parts of a call, in order. */
export function joinClaims(all: readonly Claims[]): Claims {
  const kinds = Object.keys(ITEMS) as Kind[];
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, all.flatMap((one) => one[kind] as unknown[])])),
    summary: Object.fromEntries(SUMMARIES.map((of) => [of, all.flatMap(({ summary }) => summary[of])])),
  } as Claims;
}
