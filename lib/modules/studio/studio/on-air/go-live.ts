import { configOf, lockEvent } from "@/lib/modules/show-basics/show-facts";
import { momentOf, type StageMove } from "@/lib/modules/stage/show-ledger";
import { holdStage, videosOfScenes } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import { applyEvent, type StageEvent, type StagePerson, type StageState, type VideoInfo } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";
import { beginCountdown } from "./begin-countdown";
import { beginSession } from "./begin-session";
import { openSession } from "./open-session";
import { presentHost } from "./present-host";
import { presentLive } from "./present-live";
import { requireShowAvailable } from "./require-show-available";
import { resumeShow } from "./resume-show";

/** Goes on air after a countdown that only the crew sees, or immediately. */
export async function goLive(
  ctx: Ctx,
  input: InputOf<typeof studioContract.goLive>,
): Promise<OutputOf<typeof studioContract.goLive>> {
  const event = await lockEvent(ctx, input.slug);
  await requireShowAvailable(ctx, event);
  const held = await holdStage(ctx, event);
  const { state: before, now } = held;
  if (before.phase === "live") {
    ctx.record({ subjectType: "stage", subjectId: event.slug, after: { phase: "live", unchanged: true } });
    return presentLive(event, before, await openSession(ctx, event.id), now);
  }
  if (input.after_countdown && before.phase !== "countdown")
    throw stateConflict(before.phase, "The countdown was cancelled.");
  if (before.phase === "ended") return resumeShow(ctx, event, held, input.countdown_sec);
  if (before.rehearsal) throw stateConflict("rehearsal", "A rehearsal is in progress. End it first.");
  if (event.state !== "published")
    throw stateConflict(event.state, `A show that is ${event.state} can't go live.`);
  const host = await presentHost(ctx, event);
  if (input.countdown_sec > 0) return beginCountdown(ctx, event, held, input.countdown_sec);
  // The page that counted down may be slightly ahead of this clock.
  const startsAt = new Date(
    Math.max(momentOf(held).getTime(), Date.parse(before.countdown_ends_at ?? "") || 0),
  );
  const videos = await videosOfScenes(ctx, event.id, before.scenes);
  const recorded = configOf(event).recording.enabled;
  const moves = start(before, { host, startsAt, videos, recorded });
  return beginSession(ctx, event, held, { moves, startsAt, resumed: false });
}

interface Start {
  host: StagePerson;
  startsAt: Date;
  videos: readonly VideoInfo[];
  recorded: boolean;
}

function start(before: StageState, { host, startsAt, videos, recorded }: Start): StageMove[] {
  const staged = before.stage.some(({ kind }) => rightsOf(kind).leads);
  const arrival = staged ? [] : [step(before, { type: "person_staged", person: host })];
  const live: StageEvent = { type: "go_live", at: iso(startsAt), recorded };
  return [...arrival, step(arrival[0]?.state ?? before, live, videos)];
}

function step(state: StageState, event: StageEvent, videos: readonly VideoInfo[] = []): StageMove {
  const applied = applyEvent(state, event, { videos });
  if (applied.ok) return { type: event.type, state: applied.state, changed: applied.changed };
  throw stateConflict(applied.fields.status ?? state.phase, "The stage's state doesn't allow going live.");
}
