import { holdEvent } from "@/lib/modules/show-basics/show-facts";
import { publishStage } from "@/lib/modules/stage/broadcast";
import { settlePeaks, wantWatch } from "@/lib/modules/stage/show-numbers";
import { notifyDesks } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { readRoomName } from "@/lib/providers/room/names";
import type { RoomParticipant, RoomPlace, RoomReport } from "@/lib/providers/room/port";
import { rightsOf } from "@/lib/stage/show-roles";
import { type Admission, loadAdmission, refusalReason } from "./admission";
import { closePresence } from "./close-presence";
import { enterPresence } from "./enter-presence";
import { freeSeatOf, recordJoined, recordLeft, recordRefused, seatArrivals } from "./presence-rows";

/**
 * Processes one webhook of the room server: records who joined and left, and immediately removes participants
 * who aren't admitted, because tokens outlive the links they were issued for. Idempotent and independent of
 * order. Throws `RoomError` "refused" for an invalid signature; after other errors the room server should
 * retry.
 */
export async function receiveReport(body: string, authorization: string | undefined): Promise<void> {
  await applyReport(await roomServer().readReport(body, authorization));
}

export async function applyReport(report: RoomReport): Promise<void> {
  const room = readRoomName(report.room);
  if (!room || report.kind === "other" || report.id === "") return;
  const { participant } = report;
  const admission = await loadAdmission(room.eventId, participant ? [participant] : []);
  if (!admission) return;
  const refusal = participant ? refusalReason(admission, room.place, participant) : null;
  const changed = await asSystem("room.report", admission.event, async (ctx) => {
    if (!(await isFirstDelivery(ctx, report, room))) return false;
    return room.place === "show" ? recordPresence(ctx, admission, report, refusal) : false;
  });
  if (report.kind === "joined" && participant && refusal)
    await removeUnadmitted(report.room, participant, room.place, refusal);
  else if (changed && concernsStage(participant)) updateRoom(room.eventId);
}

/**
 * Viewers come and go without affecting the stage, unless one still has sending rights from their time on
 * stage.
 */
const concernsStage = (participant: RoomParticipant | undefined): boolean =>
  !participant?.claims ||
  !rightsOf(participant.claims.role).audience ||
  participant.canPublish ||
  !participant.hidden;

async function isFirstDelivery(
  ctx: Ctx,
  { id, kind, at }: RoomReport,
  { eventId, place }: { eventId: string; place: RoomPlace },
): Promise<boolean> {
  const closed = kind === "closed" && place === "show" ? { closedEventId: eventId, closedAt: at } : {};
  const { count } = await ctx.db.roomReport.createMany({
    data: { id, kind, ...closed },
    skipDuplicates: true,
  });
  return count > 0;
}

async function recordPresence(
  ctx: Ctx,
  admission: Admission,
  report: RoomReport,
  refusal: string | null,
): Promise<boolean> {
  const { event } = admission;
  const { participant, at } = report;
  await holdEvent(ctx, event.id);
  if (report.kind === "closed") {
    const ended = await closePresence(ctx, event, { at, began: at, still: [] });
    await enterPresence(ctx, event.id, "everybody");
    await settleNumbers(ctx, event.id);
    return ended > 0;
  }
  if (!participant) return false;
  const changed = await recordParticipant(ctx, admission, report, participant, refusal);
  // During a show, the room watch does this.
  if (changed && event.phase === "ended") await settleNumbers(ctx, event.id);
  return changed;
}

async function settleNumbers(ctx: Ctx, eventId: string): Promise<void> {
  await settlePeaks(ctx, eventId);
  await wantWatch(ctx, eventId);
}

async function recordParticipant(
  ctx: Ctx,
  admission: Admission,
  report: RoomReport,
  participant: RoomParticipant,
  refusal: string | null,
): Promise<boolean> {
  const { event } = admission;
  if (report.kind === "left") return recordGone(ctx, admission, report, participant, refusal === null);
  if (refusal !== null) {
    await recordRefused(ctx, event, participant);
    return false;
  }
  const joined = await recordJoined(ctx, event, participant);
  if (joined === "known") return false;
  if (isCast(participant)) await enterPresence(ctx, event.id, "cast");
  if (joined === "came") await seatArrivals(ctx, event, participant);
  return true;
}

async function recordGone(
  ctx: Ctx,
  { event }: Admission,
  { at, replaced }: RoomReport,
  participant: RoomParticipant,
  admitted: boolean,
): Promise<boolean> {
  if (!(await recordLeft(ctx, event, participant, at, admitted))) return false;
  if (isCast(participant) && !replaced) await enterPresence(ctx, event.id, "cast");
  if (!admitted) await freeSeatOf(ctx, event, participant);
  return true;
}

/** Everyone except the audience, which the room watch collects, because hundreds join at once. */
const isCast = ({ claims }: RoomParticipant): boolean => !claims || !rightsOf(claims.role).audience;

export async function removeUnadmitted(
  room: string,
  participant: RoomParticipant,
  place: RoomPlace,
  reason: string,
): Promise<void> {
  const removed = await roomServer().remove(room, participant.identity);
  log().info({ room, place, role: participant.claims?.role, reason, removed }, "removed from the room");
}

/**
 * Sends the stage to the person who joined, and the change of people to hosts. The reconciler repairs lost
 * messages.
 */
function updateRoom(eventId: string): void {
  Promise.all([publishStage(eventId, true), notifyDesks(eventId)]).catch((error: unknown) =>
    log().warn({ err: error, event_id: eventId }, "a change of people was not sent to the room"),
  );
}
