import { z } from "zod";
import { NotetakerSchema } from "@/lib/modules/calls/notetaker/schema";
import { exampleAt, exampleSlug, payload, payloadObject, showRef } from "./payload-schema";

/** Sales calls. */
export const callPayloads = {
  "call.analyzed": payload(
    "Sent when what a notetaker heard was analyzed. Read the rest with getCall.",
    payloadObject({
      ...showRef,
      call_id: z.string(),
      title: z.string(),
      bot_id: z.string(),
    }),
    {
      event_slug: exampleSlug,
      call_id: "call_01k9call0000000000000000000",
      title: "Launch day",
      bot_id: "bot_01k9bot00000000000000000000",
    },
  ),
  "notetaker.finished": payload(
    "Sent once, when a notetaker is `done` or `failed`. With a `call_id`, the call was analyzed.",
    payloadObject({ ...showRef, notetaker: NotetakerSchema }),
    {
      event_slug: exampleSlug,
      notetaker: {
        id: "bot_01k9bot00000000000000000000",
        event_slug: exampleSlug,
        state: "done" as const,
        sub_code: "ended" as const,
        removed_by: null,
        call_id: "call_01k9call0000000000000000000",
        not_analyzed: null,
        asked_at: exampleAt,
        joined_at: exampleAt,
        left_at: exampleAt,
        ended_at: exampleAt,
        created_at: exampleAt,
      },
    },
  ),
};
