import { holdEvent } from "@/lib/modules/show-basics/show-facts";
import { syncRoom } from "@/lib/modules/stage/broadcast";
import { settlePeaks, wantWatch } from "@/lib/modules/stage/show-numbers";
import { dropCountdown } from "@/lib/modules/stage/stage-state";
import { guardStage } from "@/lib/modules/studio/holding";
import { notifyDesks } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant, RoomPlace } from "@/lib/providers/room/port";
import { endSilentStays } from "../over-http/end-stays";
import { type Admission, loadAdmission, refusalReason } from "../presence/admission";
import { closePresence, type Gone } from "../presence/close-presence";
import { enterPresence } from "../presence/enter-presence";
import { recordJoined, seatArrivals } from "../presence/presence-rows";
import { removeUnadmitted } from "../presence/receive-report";
import { removeAbsentPeople } from "../presence/remove-absent-people";
import { settleSeats } from "../seats/stage-seats";

/** A younger connection may be missing from a list that was requested before it started. */
const SETTLE_MS = 3_000;

/**
 * Compares a show's rooms with the database and repairs both: presence after a lost report, people who must
 * not be there, and wrong sending permissions. Throws `RoomError`.
 */
export async function reconcileEvent(eventId: string): Promise<void> {
  const asked = databaseNow();
  const [show, backstage] = await Promise.all([
    roomServer().participants(roomName("show", eventId)),
    roomServer().participants(roomName("backstage", eventId)),
  ]);
  const admission = await loadAdmission(eventId, show);
  if (!admission) return;
  const admitted = await removeUnadmittedPeople(admission, "show", show);
  await removeUnadmittedPeople(admission, "backstage", backstage);
  const gone = { at: asked, began: new Date(asked.getTime() - SETTLE_MS), still: show.map(({ sid }) => sid) };
  const { came, changes } = await repairPresence(admission, admitted, gone);
  // Hundreds of connections may have been checked. The stage isn't locked for that long.
  const moved = await asSystem("room.reconcile", admission.event, async (ctx) => {
    await holdEvent(ctx, eventId);
    await removeAbsentPeople(ctx, admission);
    const entered = await enterPresence(ctx, eventId, "everybody");
    for (const participant of came) await seatArrivals(ctx, admission.event, participant);
    await settleSeats(ctx, eventId);
    await wantWatch(ctx, eventId);
    return entered;
  });
  if (moved) await settlePeaks({ sql }, eventId);
  await syncRoom(eventId, admitted);
  if (changes > 0) await notifyDesks(eventId);
  if (admission.event.phase === "countdown") await dropCountdown(admission.event);
  if (admission.event.phase === "live") await guardStage(admission.event, admitted);
}

const KNOWN = "SELECT participant_sid AS sid FROM presence WHERE participant_sid = ANY ($1::text[])";

/**
 * Records people who are present but weren't recorded, and the other way around. Three transactions, each of which locks
 * attendees in the order of their registrations. Returns those who came.
 */
async function repairPresence(
  { event }: Admission,
  admitted: readonly RoomParticipant[],
  gone: Gone,
): Promise<{ came: RoomParticipant[]; changes: number }> {
  const there = admitted.filter(({ connected }) => connected);
  const known = await sql<{ sid: string }>("presence_known", KNOWN, [there.map(({ sid }) => sid)]);
  const sids = new Set(known.map(({ sid }) => sid));
  const missing = there.filter(({ sid }) => !sids.has(sid)).sort(byRegistration);
  const came: RoomParticipant[] = [];
  const joined = await asSystem("room.reconcile", event, async (ctx) => {
    let changes = 0;
    for (const participant of missing) {
      const outcome = await recordJoined(ctx, event, participant);
      if (outcome === "came") came.push(participant);
      if (outcome !== "known") changes += 1;
    }
    return changes;
  });
  const left = await asSystem("room.reconcile", event, (ctx) => closePresence(ctx, event, gone));
  await asSystem("room.reconcile", event, (ctx) => endSilentStays(ctx, event));
  return { came, changes: joined + left };
}

/** As `closePresence` and `endSilentStays`: those without a registration last. */
const byRegistration = (a: RoomParticipant, b: RoomParticipant): number => {
  const [one, other] = [a, b].map(({ claims }) => claims?.registrationId || "~");
  return (one ?? "") < (other ?? "") ? -1 : 1;
};

/** Removes everyone who isn't admitted and returns the others. */
async function removeUnadmittedPeople(
  admission: Admission,
  place: RoomPlace,
  participants: RoomParticipant[],
): Promise<RoomParticipant[]> {
  const room = roomName(place, admission.event.id);
  const verdicts = participants.map((participant) => ({
    participant,
    refusal: refusalReason(admission, place, participant),
  }));
  await Promise.all(
    verdicts.map(
      ({ participant, refusal }) => refusal && removeUnadmitted(room, participant, place, refusal),
    ),
  );
  return verdicts.flatMap(({ participant, refusal }) => (refusal === null ? [participant] : []));
}
