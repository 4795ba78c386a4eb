import { broadcastStageJob, enqueueWithEarlyRun, publishStage } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { iso } from "@/lib/platform/runtime/clock";
import { roomServer } from "@/lib/providers/room";
import { maySend } from "@/lib/providers/room/grants";
import { roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import type { RoomClaims, RoomPlace } from "@/lib/providers/room/port";
import type { StageState } from "@/lib/stage";
import { isSamePerson, seatOf } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import type { roomContract } from "../contract";
import { holdsSeat, takeSeat } from "../seats/stage-seats";

export type RoomAccessWire = OutputOf<typeof roomContract.hostRoomToken>;

const CONNECT_MS = 60_000;

interface RoomEntry {
  eventId: string;
  stage: StageState;
  person: string;
  /**
   * The tab that connects. Without one, it connects like a page of an older release, with the identity in the
   * next field.
   */
  tab: string | undefined;
  previous: string;
  takeOver: boolean;
  /** Shown backstage; in the show room, only for hosts. */
  name: string;
  claims: RoomClaims;
  askedOn?: boolean;
}

async function takeOver(ctx: Ctx, { eventId, stage, person }: RoomEntry, seat: string): Promise<void> {
  await takeSeat(ctx, eventId, person, seat);
  const payload = { event_id: eventId, version: stage.version };
  enqueueWithEarlyRun(ctx, broadcastStageJob, payload, { subject: eventId }, () => publishStage(eventId));
}

/**
 * Returns everything a browser needs to enter, by role. Doesn't call the room server. A dry run has no token,
 * because the rollback couldn't revoke a real one.
 */
export async function roomAccess(ctx: Ctx, entry: RoomEntry): Promise<RoomAccessWire> {
  const { eventId, stage, person, claims, tab } = entry;
  const identity = tab === undefined ? entry.previous : roomIdentity(person, tab, claims.linkVersion);
  const seat = seatOf(identity);
  if (entry.takeOver) await takeOver(ctx, entry, seat);
  const onStage = stage.stage.some((other) => isSamePerson(other.identity, person));
  const holds = entry.takeOver || (await ctx.ahead(() => holdsSeat(ctx, eventId, person, seat)));
  const stopped = stage.mask.level !== null;
  const sends = maySend(claims.role, { onStage, holdsSeat: holds, stopped });
  const { rooms, leads } = rightsOf(claims.role);
  const enter = async (place: RoomPlace, name: string) => {
    const room = roomName(place, eventId);
    if (ctx.dryRun) return { room, token: "" };
    return { room, token: await roomServer().token({ room, place, identity, name, claims, sends }) };
  };
  const now = databaseNow().getTime();
  return {
    url: roomServer().url,
    ...(await enter("show", leads ? entry.name : "")),
    identity,
    person,
    role: claims.role,
    backstage: rooms.backstage && (await enter("backstage", entry.name)),
    on_stage: onStage,
    already_connected: !holds,
    asked_on: entry.askedOn ?? false,
    expires_at: iso(new Date(now + CONNECT_MS)),
    server_time: iso(new Date(now)),
  };
}
