import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { readRoomName } from "@/lib/providers/room/names";
import type { RoomParticipant, RoomPlace, RoomReport } from "@/lib/providers/room/port";
import { rightsOf } from "@/lib/stage/show-roles";
import { publishStage } from "../studio";
import { type Admission, loadAdmission, refusalReason } from "./admission";
import { closePresence } from "./close-presence";
import { recordJoined, recordLeft, recordRefused } from "./presence-rows";
import { sendPeopleChanged } from "./send-room-message";

/**
 * Takes one webhook of the room server: records who joined and left, and removes at once who is not admitted,
 * because tokens outlive the links they were made for. Safe to repeat and in any order.
 * Throws `RoomError` "refused" on a wrong signature; other failures are worth the server's next try.
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
    if (!(await isFirstDelivery(ctx, report))) return false;
    return room.place === "show" ? recordPresence(ctx, admission, report, refusal) : false;
  });
  if (report.kind === "joined" && participant && refusal)
    await removeUnadmitted(report.room, participant, room.place, refusal);
  else if (changed && concernsStage(participant)) updateRoom(room.eventId);
}

/** Viewers come and go without a word, unless one came with more than a viewer has: by a token of their time on stage. */
const concernsStage = (participant: RoomParticipant | undefined): boolean =>
  !participant?.claims ||
  !rightsOf(participant.claims.role).audience ||
  participant.canPublish ||
  !participant.hidden;

async function isFirstDelivery(ctx: Ctx, report: RoomReport): Promise<boolean> {
  const { id, kind } = report;
  const { count } = await ctx.db.roomReport.createMany({ data: { id, kind }, skipDuplicates: true });
  return count > 0;
}

async function recordPresence(
  ctx: Ctx,
  admission: Admission,
  report: RoomReport,
  refusal: string | null,
): Promise<boolean> {
  const { participant, at } = report;
  if (report.kind === "closed") return (await closePresence(ctx, admission.event, at, [])) > 0;
  if (!participant) return false;
  if (report.kind === "left") return recordLeft(ctx, admission.event, participant, at, refusal === null);
  if (refusal === null) return recordJoined(ctx, admission.event, participant);
  await recordRefused(ctx, admission.event, participant);
  return false;
}

export async function removeUnadmitted(
  room: string,
  participant: RoomParticipant,
  place: RoomPlace,
  reason: string,
): Promise<void> {
  const removed = await roomServer().remove(room, participant.identity);
  log().info({ room, place, role: participant.claims?.role, reason, removed }, "removed from the room");
}

/** Sends the stage to whoever joined and the change of people to hosts. A lost message is repaired by the reconciler. */
function updateRoom(eventId: string): void {
  Promise.all([publishStage(eventId, true), sendPeopleChanged(eventId)]).catch((error: unknown) =>
    log().warn({ err: error, event_id: eventId }, "a change of people was not sent to the room"),
  );
}
