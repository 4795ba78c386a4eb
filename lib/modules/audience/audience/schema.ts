import { z } from "zod";
import { PollCountsSchema, REACTIONS } from "@/lib/live";
import { reference } from "@/lib/operation/fields";

/**
 * More presses than anyone makes in a show. What a page claims beyond `REACTIONS_PER_CALL` counts with its
 * next calls.
 */
const MAX_PRESSES = 1_000_000;
export const REACTIONS_PER_CALL = 10;

const numbers = <T extends z.ZodType>(each: () => T) =>
  Object.fromEntries(REACTIONS.map((kind) => [kind, each()])) as Record<(typeof REACTIONS)[number], T>;

export const ReactionsInput = z.strictObject({
  page: z
    .string()
    .regex(/^[\w-]{8,64}$/, "invalid")
    .describe("The page's id, new each time it is opened."),
  sent: z
    .strictObject(numbers(() => z.int().min(0).max(MAX_PRESSES).default(0)))
    .describe("Total number of each kind sent so far, including these."),
});

export const ReactionsSchema = z.object({ page: z.string() });

export const CtaSchema = z.object({
  id: z.string().describe("The same id as in webhooks."),
  label: z.string(),
  url: z.string(),
  clicks: z.int().describe("Number of people who clicked, each counted once."),
});

export const ReactionCountsSchema = z
  .object({
    reactions: z.object(numbers(() => z.int())).describe("Number of reactions of each kind in the show."),
    calls_to_action: z
      .array(CtaSchema)
      .describe("Calls to action that were shown, newest first; at most 100."),
  })
  .meta({
    id: "Reactions",
    description: "A show's reactions and clicks on its calls to action, in total.",
  });

export const MyPartSchema = z.object({
  votes: z.array(z.object({ poll_id: z.string(), option: z.int() })),
  questions: z.array(z.string()).describe("Questions this person voted for."),
});

export const ctaKeyText = () => reference().describe("The page's hash of the card's text and link.");
export const FollowedSchema = z.object({ counted: z.boolean().describe("False if it was already counted.") });

export const VoteSchema = z.object({ poll_id: PollCountsSchema.shape.poll_id, option: z.int() });
