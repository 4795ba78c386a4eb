import { asSystem } from "@/lib/operation/as-system";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant, RoomPlace } from "@/lib/providers/room/port";
import { stageOf, syncParticipant } from "../studio";
import { type Admission, loadAdmission, refusalOf } from "./admission";
import { clearStage } from "./clear-stage";
import { closePresence } from "./close-presence";
import { noteJoined } from "./presence-rows";
import { turnAway } from "./receive-report";
import { sayPeopleChanged } from "./say";

/** A connection younger than this may be missing from a list that was asked for before it began. */
const SETTLE_MS = 3_000;

/**
 * Compares a show's rooms with the database and repairs both: presence that a report was lost for, people who must
 * not be there, guests who may publish and should not, or the other way round. Throws `RoomError`.
 */
export async function reconcileEvent(eventId: string): Promise<void> {
  const asked = Date.now();
  const [show, backstage] = await Promise.all([
    roomServer().participants(roomName("show", eventId)),
    roomServer().participants(roomName("backstage", eventId)),
  ]);
  const book = await loadAdmission(eventId, show);
  if (!book) return;
  const admitted = await admit(book, "show", show);
  await admit(book, "backstage", backstage);
  const { changed, state } = await asSystem("room.reconcile", book.event, async (ctx) => {
    let news = 0;
    for (const participant of admitted)
      if (participant.connected && (await noteJoined(ctx, book.event, participant))) news += 1;
    const sids = show.map(({ sid }) => sid);
    news += await closePresence(ctx, book.event, new Date(asked - SETTLE_MS), sids);
    await clearStage(ctx, book);
    return { changed: news > 0, state: await stageOf(ctx, eventId) };
  });
  const room = roomName("show", eventId);
  const speakers = admitted.filter(({ claims }) => claims?.role !== "viewer");
  await Promise.all(speakers.map((participant) => syncParticipant(room, state, participant)));
  if (changed) await sayPeopleChanged(eventId);
}

/** Turns away who must not be there; gives back the others. */
async function admit(
  book: Admission,
  place: RoomPlace,
  participants: RoomParticipant[],
): Promise<RoomParticipant[]> {
  const room = roomName(place, book.event.id);
  const verdicts = participants.map((participant) => ({
    participant,
    refusal: refusalOf(book, place, participant),
  }));
  await Promise.all(
    verdicts.map(({ participant, refusal }) => refusal && turnAway(room, participant, place, refusal)),
  );
  return verdicts.flatMap(({ participant, refusal }) => (refusal === null ? [participant] : []));
}
