import { z } from "zod";
import { SegmentTypeSchema } from "@/lib/stage";

const words = z.string().min(1).max(200);

/** A segment of the run of show, by words in its title (any of them) or by its type. */
const PointSchema = z
  .strictObject({ says: z.array(words).default([]), type: SegmentTypeSchema.optional() })
  .refine(({ says, type }) => says.length > 0 || type !== undefined, "says or type");
export type Point = z.infer<typeof PointSchema>;

const RequestSchema = z.enum([
  "poll",
  "demo",
  "questions",
  "break",
  "panel",
  "interview",
  "video",
  "quote",
  "hot_take",
  "story",
]);

/** What must hold for the outline or the plan. Each counts once. */
export const FactSchema = z.discriminatedUnion("fact", [
  /** The segments add up to exactly one of these numbers of minutes. */
  z.strictObject({ fact: z.literal("length"), minutes: z.array(z.number().positive()).min(1) }),
  /** These segments exist in this order with these lengths; one may be split into pieces. */
  z.strictObject({
    fact: z.literal("agenda"),
    items: z.array(z.intersection(PointSchema, z.object({ minutes: z.number().positive() }))).min(1),
  }),
  /**
   * The outline includes this person. `lead` is a host or a moderator; `anyone` if the words leave it open.
   */
  z.strictObject({
    fact: z.literal("person"),
    name: words,
    role: z.enum(["guest", "host", "moderator", "lead", "anyone"]),
    title: words.optional(),
    company: words.optional(),
    guest_id: words.optional(),
  }),
  /** A segment is assigned to this person, or names them. */
  z.strictObject({ fact: z.literal("place"), name: words }),
  /** No person in the outline has this name, and no segment is assigned to them. */
  z.strictObject({ fact: z.literal("not_a_person"), words }),
  /** No topic in the outline and no segment title contains these words. */
  z.strictObject({ fact: z.literal("not_a_topic"), words }),
  /** The plan mentions it, in any of these words. */
  z.strictObject({ fact: z.literal("topic"), says: z.array(words).min(1) }),
  /** The outline names the audience, in any of these words. */
  z.strictObject({ fact: z.literal("audience"), says: z.array(words).min(1) }),
  /** At least `count` segments of this kind exist, `minutes` long in total. A story is found by its words. */
  z.strictObject({
    fact: z.literal("wanted"),
    what: RequestSchema,
    count: z.int().min(1).default(1),
    minutes: z.number().positive().optional(),
    says: z.array(words).default([]),
  }),
  z.strictObject({ fact: z.literal("refused"), what: RequestSchema.exclude(["story"]) }),
  /** The first segment matching `first` comes before the first matching `second`. */
  z.strictObject({ fact: z.literal("order"), first: PointSchema, second: PointSchema }),
  /** No segment except a break is longer. */
  z.strictObject({ fact: z.literal("longest"), minutes: z.number().positive() }),
  z.strictObject({ fact: z.literal("breaks"), least: z.int().min(1) }),
  /** At most this many segments: a short show has no ceremony. */
  z.strictObject({ fact: z.literal("parts"), most: z.int().min(1) }),
  /** Share of the time for audience questions. */
  z.strictObject({ fact: z.literal("questions"), least: z.number(), most: z.number() }),
  /** The plan declares this language and is written in it. */
  z.strictObject({ fact: z.literal("language"), tag: words }),
  /** In nothing that the audience reads or hears. The host's notes may contain it. */
  z.strictObject({ fact: z.literal("private"), words: z.array(words).min(1) }),
  /** Nowhere in the plan. */
  z.strictObject({ fact: z.literal("never"), words: z.array(words).min(1) }),
  /** No question appears twice. */
  z.strictObject({ fact: z.literal("no_repeats") }),
  /** No question is only the show's title, or one of these headings, with words around it. */
  z.strictObject({ fact: z.literal("no_heading_questions"), headings: z.array(words) }),
  /** Every segment of the host has a script in whole sentences. */
  z.strictObject({ fact: z.literal("script") }),
]);
export type Fact = z.output<typeof FactSchema>;

export const EVAL_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "ja"] as const;

const GuestSchema = z.strictObject({
  id: words,
  name: words,
  title: z.string().default(""),
  company: z.string().default(""),
  intro: z.string().default(""),
});

/** A brief as typed by a person, with the facts that must hold for any plan made from it. */
export const EvalBriefSchema = z.strictObject({
  id: z.string().regex(/^(?:en|de|fr|es|pt|it|nl|ja)-[a-z0-9-]+$/),
  in: z.enum(EVAL_LANGUAGES),
  title: z.string().min(1).max(120),
  brief: z.string().max(20_000),
  /** The event's own fields, besides its brief. */
  given: z
    .strictObject({
      seconds: z.int().min(60).optional(),
      language: words.optional(),
      hostName: words.optional(),
      guests: z.array(GuestSchema).default([]),
    })
    .prefault({}),
  facts: z.array(FactSchema).min(6),
});
export type EvalBrief = z.output<typeof EvalBriefSchema>;
/** As written in the files. */
export type EvalBriefInput = z.input<typeof EvalBriefSchema>;
