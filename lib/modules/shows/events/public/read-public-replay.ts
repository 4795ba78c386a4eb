import type { Event } from "@/lib/generated/prisma/client";
import { replayAvailability } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { PublicEvent } from "./public-schema";

/** Returns what is public about the recording of a show that is over. Null while no one can watch it. */
export async function readPublicReplay(ctx: Ctx, event: Event): Promise<PublicEvent["replay"]> {
  if (event.state !== "ended" || replayAvailability(event.after, ctx.now) !== "on") return null;
  const recording = await ctx.db.recording.findFirst({
    where: { eventId: event.id, deletedAt: null, liveOnly: false, programVersion: { not: null } },
    orderBy: [{ source: "asc" }, { startedAt: "desc" }, { id: "desc" }],
  });
  if (!recording) return null;
  const { state, startedAt, endedAt, durationMs } = recording;
  return {
    uploaded_at: iso(endedAt ?? startedAt),
    duration_sec: state === "ready" && durationMs !== null ? Math.round(durationMs / 1000) : null,
  };
}
