import { z } from "zod";
import { OBJECTION_KINDS, QUALIFICATION } from "../analysis-shape";
import { joinItems, membersOf, quoted, type Range, readItems } from "./read-claims";

// What a language model says about a call, before it's checked. The schemas have no limits, because endpoints that are held to a
// schema don't take all of them; reading them sets them.

const evidence = z.array(quoted);
const sentence = z.object({ text: z.string(), lines: z.array(z.int()) });

export const STEP = z.object({
  what: z.string(),
  owner: z.string().nullable(),
  due: z.string().nullable(),
  agreed: z.boolean(),
  evidence,
});

const ITEMS = {
  next_steps: STEP,
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

const SUMMARIES = { short: sentence, long: sentence } as const;

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
export type Sentence = z.infer<typeof sentence>;
export type Claims = { [K in Kind]: Claim<K>[] } & {
  summary: Record<keyof typeof SUMMARIES, Sentence[]>;
};

export const claimsSchema = (): object => z.toJSONSchema(AnswerSchema);

/**
 * Reads an answer.
 * @returns null if it's no answer at all
 */
export function readClaims(answer: unknown, range: Range): Claims | null {
  const members = membersOf(answer, Object.keys(AnswerSchema.shape));
  if (members === null) return null;
  const summary = (typeof members.summary === "object" ? members.summary : null) ?? {};
  return {
    ...readItems(members, ITEMS, range),
    summary: readItems(summary as Record<string, unknown>, SUMMARIES, range),
  };
}

/** Joins what was said about parts of a call, in order. */
export const joinClaims = (all: readonly Claims[]): Claims => ({
  ...joinItems(ITEMS, all),
  summary: joinItems(
    SUMMARIES,
    all.map(({ summary }) => summary),
  ),
});
