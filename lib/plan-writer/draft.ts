import { z } from "zod";
import { PlanSegmentSchema } from "@/lib/stage";

const segment = PlanSegmentSchema.shape;

/** A written run of show. `assignee` is a guest id of the brief, `host`, or null. */
export const PlanDraftSchema = z.object({
  language: z.string().min(2).max(20),
  segments: z
    .array(
      z.object({
        title: segment.title,
        type: segment.type,
        duration_sec: z.int().min(5).max(14_400),
        assignee: z.string().max(200).nullable(),
        notes: z.string().max(4000),
        script: z.string().max(8000),
        questions: z.array(z.string().min(1).max(400)).max(20),
        ticker: z.string().max(280).nullable(),
        poll: z
          .object({
            question: z.string().min(1).max(300),
            options: z.array(z.string().min(1).max(120)).min(2).max(10),
          })
          .nullable(),
        emcee_line: z.string().max(1000).nullable(),
      }),
    )
    .min(2)
    .max(40),
  ticker: z.array(z.string().min(1).max(280)).max(20),
  questions: z.array(z.string().min(1).max(400)).max(50),
  /** Public copy, used if the event has none of its own. */
  signup: z.object({
    headline: z.string().min(1).max(160),
    sub: z.string().max(400),
    cta_text: z.string().min(1).max(40),
  }),
});

export type PlanDraft = z.infer<typeof PlanDraftSchema>;
export type DraftSegment = PlanDraft["segments"][number];
/** Copy for the signup page, used if the event has none of its own. */
export type SignupCopy = PlanDraft["signup"];
