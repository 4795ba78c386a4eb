import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { newId } from "@/lib/platform/runtime/ids";
import { roomIdentity } from "@/lib/providers/room/identity";
import type { StageState } from "@/lib/stage";
import { isBeforeTheShow } from "@/lib/stage/seconds-until-air";
import { loadAdmission, refusalReason } from "../presence/admission";
import { recordJoined } from "../presence/presence-rows";
import { loadOpenShow } from "../tokens/load-open-show";
import { callingViewer, type Viewer } from "../tokens/viewer";
import { REMOVED_SECONDS } from "./heartbeat";

interface WatchingTab {
  event: Event;
  stage: StageState;
  /** Its identity, as if it were in the room. */
  identity: string;
}

interface Watching {
  slug: string;
  tab: string;
  /** Why it isn't watched in the room; undefined if the page doesn't say so. */
  cause?: "no_webrtc" | "full" | "setting" | undefined;
}

/**
 * Records that a viewer's tab is watching over HTTP: it counts as a connection of theirs, until it isn't heard of any more.
 * Has to be called again and again.
 * @throws `not_live`, `gone`, `unauthorized`; `version_conflict` with the state `http_off` if the show isn't sent over
 * HTTP, or `removed` if the crew has just removed them
 */
export async function noteViewerOverHttp(ctx: Ctx, { slug, tab, cause }: Watching): Promise<WatchingTab> {
  const { event, stage } = await ctx.ahead(() => loadOpenShow(ctx, slug));
  if (isBeforeTheShow(stage.phase)) throw new Problem("not_live", "The show hasn't started yet.");
  if (configOf(event).recording.http_audience === "off")
    throw stateConflict("http_off", "This show can only be watched in its live room.");
  const viewer = await callingViewer(ctx, event);
  const identity = roomIdentity(viewer.person, tab, viewer.claims.linkVersion);
  if (!(await isStillThere(ctx, event.id, identity))) await come(ctx, event.id, identity, { viewer, cause });
  return { event, stage, identity };
}

const SEEN = `
UPDATE presence SET seen_at = clock_timestamp()
WHERE event_id = $1 AND identity = $2 AND left_at IS NULL AND seen_at IS NOT NULL RETURNING 1`;

const isStillThere = async (ctx: Ctx, eventId: string, identity: string): Promise<boolean> =>
  (await ctx.sql("presence_http_seen", SEEN, [eventId, identity])).length > 0;

const REMOVED = `
SELECT 1 FROM presence WHERE event_id = $1 AND person_id = $2
  AND removed_at > clock_timestamp() - make_interval(secs => $3) LIMIT 1`;

/** One at a time of each tab. If it's in the room, that connection ends. */
async function come(
  ctx: Ctx,
  eventId: string,
  identity: string,
  { viewer, cause }: { viewer: Viewer; cause: Watching["cause"] },
): Promise<void> {
  await ctx.sql("presence_http_lock", "SELECT pg_advisory_xact_lock(hashtext($1))", [identity]);
  if (await isStillThere(ctx, eventId, identity)) return;
  const removed = await ctx.sql("presence_http_removed", REMOVED, [eventId, viewer.person, REMOVED_SECONDS]);
  if (removed.length > 0) throw stateConflict("removed", "The crew has removed you from the show.");
  const sid = newId("http");
  const participant = {
    ...{ sid, identity, name: "", claims: viewer.claims, joinedAt: ctx.realNow },
    ...{ hidden: true, canPublish: false, connected: true, tracks: [] },
  };
  const admission = await loadAdmission(eventId, [participant]);
  if (!admission || refusalReason(admission, "show", participant) !== null)
    throw new Problem("unauthorized", "You can no longer watch this show.");
  await recordJoined(ctx, admission.event, participant, { overHttp: true });
  await ctx.sql(
    "presence_http_came",
    "UPDATE presence SET seen_at = clock_timestamp(), http_cause = $2 WHERE participant_sid = $1",
    [sid, cause ?? null],
  );
}
