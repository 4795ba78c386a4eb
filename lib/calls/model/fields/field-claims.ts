import { z } from "zod";
import { STAGES } from "../../vocabulary";
import { STEP } from "../claims";
import { joinItems, membersOf, quoted, type Range, readItems } from "../read-claims";

const evidence = z.array(quoted);
const nullable = () => z.string().nullable();

const ITEMS = {
  contact: z.object({
    ...{ name: nullable(), role: nullable(), email: nullable(), phone: nullable() },
    evidence,
  }),
  company: z.object({ name: z.string(), evidence }),
  value: z.object({ amount: z.number(), evidence }),
  products: z.object({ name: z.string(), evidence }),
  stage: z.object({ stage: z.enum(STAGES), evidence }),
  next_steps: STEP,
} as const;

const AnswerSchema = z.object({
  contact: z.array(ITEMS.contact),
  company: z.array(ITEMS.company),
  value: z.array(ITEMS.value),
  products: z.array(ITEMS.products),
  stage: z.array(ITEMS.stage),
  next_steps: z.array(ITEMS.next_steps),
});

/** What a language model says of the fields of a call, before it's checked. */
export type FieldClaims = z.infer<typeof AnswerSchema>;
export type FieldClaim<K extends keyof FieldClaims> = FieldClaims[K][number];

export const fieldClaimsSchema = (): object => z.toJSONSchema(AnswerSchema);

/** @returns null if it's no answer at all */
export function readFieldClaims(answer: unknown, range: Range): FieldClaims | null {
  const members = membersOf(answer, Object.keys(ITEMS));
  return members && readItems(members, ITEMS, range);
}

export const joinFieldClaims = (all: readonly FieldClaims[]): FieldClaims => joinItems(ITEMS, all);
