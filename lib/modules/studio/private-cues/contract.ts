import { z } from "zod";
import { instantOut, looseText, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { CUE_SILENCES } from "@/lib/stage/private-cues";
import { SegmentTypeSchema } from "@/lib/stage/vocabulary-schema";

const byGuest = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "guest",
  effect: "read",
  params: z.strictObject({ slug: slug() }),
} as const;

/** Why it has to be read. Null if a voice speaks it. */
const silence = () => z.enum(CUE_SILENCES).nullable();

export const privateCuesContract = contract({
  getMyCues: operation({
    ...byGuest,
    http: "GET /events/{slug}/my-cues",
    summary: "Get a guest's run of show and their private cues for the current segment",
    output: z.object({
      /** True if the show sends guests timing cues automatically. */
      from_timing: z.boolean(),
      silence: silence(),
      cues: z.array(z.object({ name: z.string(), text: z.string(), at: instantOut() })),
      segments: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          type: SegmentTypeSchema,
          duration_sec: z.int(),
          /** True if it is assigned to this guest. */
          mine: z.boolean(),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  hearMyCue: operation({
    ...byGuest,
    http: "GET /events/{slug}/my-cue",
    summary: "Get a private cue's audio",
    /** The cue's name, or the ID of a message to speak. */
    query: z.strictObject({ cue: looseText(300).min(1, "required") }),
    output: z.object({
      text: z.string(),
      silence: silence(),
      /** A WAV file, base64-encoded. */
      sound: z.string().nullable(),
    }),
    errors: ["not_found"],
  }),
});
