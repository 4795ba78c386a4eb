import { z } from "zod";
import { REACTIONS } from "@/lib/live";
import { reference } from "@/lib/operation/fields";

/** More than anybody presses in a show; what a page claims beyond `REACTIONS_PER_CALL` counts with its next calls. */
const MOST_PRESSES = 1_000_000;
export const REACTIONS_PER_CALL = 10;

const numbers = <T extends z.ZodType>(each: () => T) =>
  Object.fromEntries(REACTIONS.map((kind) => [kind, each()])) as Record<(typeof REACTIONS)[number], T>;

export const ReactionsInput = z.strictObject({
  page: z
    .string()
    .regex(/^[\w-]{8,64}$/, "invalid")
    .describe("What the page calls itself, anew each time it is opened."),
  sent: z
    .strictObject(numbers(() => z.int().min(0).max(MOST_PRESSES).default(0)))
    .describe("How many of each kind it has sent in all, these included."),
});

export const ReactionsSchema = z.object({ page: z.string() });

export const CtaSchema = z.object({
  id: z.string().describe("What webhooks call it, too."),
  label: z.string(),
  url: z.string(),
  clicks: z.int().describe("Who followed it, counted; nobody counts twice."),
});

export const ReactionCountsSchema = z
  .object({
    reactions: z.object(numbers(() => z.int())).describe("How many of each kind were sent in the show."),
    calls_to_action: z.array(CtaSchema).describe("Those that were shown, the newest first; at most 100."),
  })
  .meta({
    id: "Reactions",
    description: "Reactions to a show and clicks on its calls to action, summed up.",
  });

export const MyPartSchema = z.object({
  votes: z.array(z.object({ poll_id: z.string(), option: z.int() })),
  questions: z.array(z.string()).describe("Those that one wants answered."),
});

export const ctaKeyText = () => reference().describe("What the page makes of the card's words and address.");
export const FollowedSchema = z.object({ counted: z.boolean().describe("False for a second time.") });
