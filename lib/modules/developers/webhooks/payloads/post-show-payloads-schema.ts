import { z } from "zod";
import { exampleSlug, payload, payloadObject, reason, showRef } from "./payload-schema";

const Recording = payloadObject({
  ...showRef,
  recording_id: z.string(),
  kind: z.enum(["program", "track", "clip"]).describe("The whole show, one speaker, or a clip."),
});
const recording = {
  event_slug: exampleSlug,
  recording_id: "rec_01k9recording0000000000000",
  kind: "program" as const,
};

const Short = payloadObject({
  ...showRef,
  job_id: z.int(),
  segment_id: z.int(),
  title: z.string(),
});
const short = { event_slug: exampleSlug, job_id: 12, segment_id: 4, title: "Ship on Fridays" };

const PromoKit = payloadObject({ ...showRef, job_id: z.string() });
const promoKit = { event_slug: exampleSlug, job_id: "job_01k9promokit00000000000000" };

/** What is produced after a show, and where it is published. */
export const postShowPayloads = {
  "recording.ready": payload(
    "Sent once for each version of a recording's program that is ready. A later version has better copies of the speakers' tracks, or someone in it was deleted.",
    Recording.extend({
      version: z.int().describe("As in the recording."),
      duration_sec: z.number(),
      bytes: z.int().describe("Size of the program's picture and sound."),
    }),
    { ...recording, version: 1, duration_sec: 3_492.4, bytes: 734_003_200 },
  ),
  "recording.failed": payload("Sent when a recording has no program.", Recording.extend({ reason }), {
    ...recording,
    reason: "Nothing was recorded while the show was on air.",
  }),
  "transcript.ready": payload(
    "Sent when a recording has been transcribed. `draft` is always false.",
    payloadObject({
      ...showRef,
      transcript_id: z.string(),
      language: z.string(),
      words: z.int(),
      draft: z.boolean(),
    }),
    {
      event_slug: exampleSlug,
      transcript_id: "trn_01k9transcript000000000000",
      language: "en",
      words: 8_214,
      draft: false,
    },
  ),
  "short.ready": payload(
    "Sent when a clip has been rendered.",
    Short.extend({ duration_sec: z.number(), orientation: z.enum(["vertical", "horizontal", "square"]) }),
    { ...short, duration_sec: 31.2, orientation: "vertical" },
  ),
  "short.failed": payload(
    "Sent when a clip couldn't be rendered; its slot and its price are released.",
    Short.extend({ reason }),
    { ...short, reason: "The moment has no video." },
  ),
  "content.ready": payload(
    "Sent when post-show drafts, such as a summary or a post, are ready. They are drafts: nothing was published.",
    payloadObject({ ...showRef, job_id: z.string(), content_ids: z.array(z.string()) }),
    {
      event_slug: exampleSlug,
      job_id: "job_01k9content000000000000000",
      content_ids: ["cnt_01k9summary000000000000000", "cnt_01k9post000000000000000000"],
    },
  ),
  "promo_kit.ready": payload(
    "Sent when the promotional images and texts are ready for approval.",
    PromoKit.extend({ assets: z.int() }),
    { ...promoKit, assets: 9 },
  ),
  "promo_kit.failed": payload("Sent when the promo kit failed.", PromoKit.extend({ reason }), {
    ...promoKit,
    reason: "A guest's photo couldn't be read.",
  }),
  "distribution.finished": payload(
    "Sent once when publishing has been tried for all its targets; `results` contains the result of each.",
    payloadObject({
      ...showRef,
      job_id: z.string(),
      results: z.array(
        payloadObject({
          destination: z.string(),
          state: z.enum(["published", "captured", "failed", "skipped"]),
          url: z.string().nullable(),
          reason: reason.nullable(),
        }),
      ),
    }),
    {
      event_slug: exampleSlug,
      job_id: "dsj_01k9distribution0000000000",
      results: [
        {
          destination: "blog",
          state: "published",
          url: "https://example.com/blog/ship-smaller",
          reason: null,
        },
      ],
    },
  ),
};
