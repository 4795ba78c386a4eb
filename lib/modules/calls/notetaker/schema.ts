import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";
import { DECISIONS, NOTETAKER_STATES, SUB_CODES } from "./states/states-vocabulary";

export const SendNotetakerInput = z.strictObject({
  meeting_url: z
    .string()
    .min(1, "required")
    .max(2048, "too_long")
    .describe(
      "One of a show's links: studio, backstage, guest, viewer or signup page. Anything else on this site is `invalid`, and other meeting hosts are `unsupported`.",
    ),
});

export const NotetakerSchema = z
  .object({
    id: z.string(),
    event_slug: z.string(),
    state: z.enum(NOTETAKER_STATES),
    sub_code: z.enum(SUB_CODES).nullable().describe("Why it left or failed."),
    removed_by: z
      .object({ role: z.enum(["host", "guest", "api"]), name: z.string() })
      .nullable()
      .describe("Who declined or removed it."),
    call_id: z
      .string()
      .nullable()
      .describe(
        "The call, without an analysis at first if `not_analyzed` is `failed`; its `analyzed_at` says whether it has one by now.",
      ),
    not_analyzed: z.enum(["no_speech", "unsupported_language", "failed"]).nullable(),
    asked_at: instantOut().nullable(),
    joined_at: instantOut().nullable(),
    left_at: instantOut().nullable(),
    ended_at: instantOut().nullable(),
    created_at: instantOut(),
  })
  .meta({ id: "Notetaker", description: "A notetaker in a show." });
export type NotetakerWire = z.infer<typeof NotetakerSchema>;

/** What people in a show see of it. */
export const ShowNotetakerSchema = z.object({
  notetaker: z
    .object({
      id: z.string(),
      name: z.string(),
      state: z.enum(NOTETAKER_STATES),
      /** Until when it waits to be admitted. */
      waits_until: instantOut().nullable(),
    })
    .nullable(),
});

export const DecideNotetakerInput = z.strictObject({ decision: z.enum(DECISIONS) });
