import { z } from "zod";
import { tabName } from "@/lib/modules/room/room/tab-schema";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";

const Watching = z.strictObject({
  tab: tabName(),
  /** Why it isn't watched in the room; kept with the viewer's attendance. */
  cause: z.enum(["no_webrtc", "full", "setting"], "invalid").optional(),
});

const Watched = z.object({
  /** HLS; null until the first seconds have been composed. */
  playlist_url: z.string().nullable(),
  /** When the page has to call again: its calls say that the viewer is still there. */
  next_in_sec: z.number(),
  waits_for: z.enum(["first_seconds"]).nullable(),
  /** Whether someone on stage is neither seen nor heard here, because they haven't agreed to be recorded. */
  someone_left_out: z.boolean(),
});

export const liveOverHttpContract = contract({
  watchOverHttp: operation({
    http: "POST /events/{slug}/watch-over-http",
    prefix: "app",
    tag: "Room",
    summary: "Watch a show on air over HTTP, and say that the page is still there",
    scope: "public",
    access: "attendee",
    withoutPlace: true,
    effect: "write",
    audience: { rate: { perSecond: 1, burst: 10 }, audit: "none", replay: "own" },
    params: z.strictObject({ slug: slug() }),
    body: Watching,
    output: Watched,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive", "gone"],
  }),
});
