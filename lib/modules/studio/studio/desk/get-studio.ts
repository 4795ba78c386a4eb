import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageFor, stageNow } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { catalogEntries } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";
import { openSession } from "../on-air/open-session";
import { presentPeople, readPeople } from "../people/people";
import { countViewers } from "../people/presence";
import { lastRehearsal, presentRehearsal } from "../rehearsal/last-rehearsal";
import { isRoomReachable } from "./room-contact";

export async function getStudio(
  ctx: Ctx,
  input: InputOf<typeof studioContract.getStudio>,
): Promise<OutputOf<typeof studioContract.getStudio>> {
  const event = await findEvent(ctx, input.slug);
  const { state: stage, epoch, now } = await stageNow(ctx, event.id);
  const people = await readPeople(ctx, event);
  const hostPresent = people.connected.some(({ role }) => rightsOf(role).leads);
  const rehearsal = await lastRehearsal(ctx, event.id);
  ctx.meta.version = stage.version;
  return {
    slug: event.slug,
    live: stage.phase === "live" && hostPresent,
    host_present: hostPresent,
    room_reachable: await isRoomReachable(ctx),
    phase: stage.phase,
    started_at: stage.started_at,
    ended_at: stage.ended_at,
    session_id: (await openSession(ctx, event.id))?.id ?? null,
    rehearsal: rehearsal && presentRehearsal(rehearsal),
    people: presentPeople(people, stage),
    viewers: await countViewers(ctx, event.id),
    stage_version: stage.version,
    stage: stageFor(ctx.principal, stage),
    commands: catalogEntries(),
    stage_epoch: epoch,
    server_time: iso(now),
  };
}
