import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { readRoomName } from "@/lib/providers/room/names";
import type { RoomParticipant, RoomPlace, RoomReport } from "@/lib/providers/room/port";
import { publishStage } from "../studio";
import { type Admission, loadAdmission, refusalOf } from "./admission";
import { closePresence } from "./close-presence";
import { noteJoined, noteLeft, noteRefused } from "./presence-rows";
import { sayPeopleChanged } from "./say";

/**
 * Takes one report of the room server: notes who came and went, and turns away at once who must not be there,
 * because tokens outlive the links they were made for. Repeats and disorder change nothing.
 * Throws `RoomError` "refused" on a wrong signature; other failures are worth the server's next try.
 */
export async function receiveReport(body: string, authorization: string | undefined): Promise<void> {
  await applyReport(await roomServer().readReport(body, authorization));
}

export async function applyReport(report: RoomReport): Promise<void> {
  const named = readRoomName(report.room);
  if (!named || report.kind === "other" || report.id === "") return;
  const { participant } = report;
  const book = await loadAdmission(named.eventId, participant ? [participant] : []);
  if (!book) return;
  const refusal = participant ? refusalOf(book, named.place, participant) : null;
  const changed = await asSystem("room.report", book.event, async (ctx) => {
    if (!(await isNews(ctx, report))) return false;
    return named.place === "show" ? note(ctx, book, report, refusal) : false;
  });
  if (report.kind === "joined" && participant && refusal)
    await turnAway(report.room, participant, named.place, refusal);
  else if (changed && participant?.claims?.role !== "viewer") tellRoom(named.eventId);
}

async function isNews(ctx: Ctx, report: RoomReport): Promise<boolean> {
  const rows = await ctx.sql(
    "room_report",
    "INSERT INTO room_report (id, kind) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING 1",
    [report.id, report.kind],
  );
  return rows.length > 0;
}

async function note(ctx: Ctx, book: Admission, report: RoomReport, refusal: string | null): Promise<boolean> {
  const { participant, at } = report;
  if (report.kind === "closed") return (await closePresence(ctx, book.event, at, [])) > 0;
  if (!participant) return false;
  if (report.kind === "left") return noteLeft(ctx, book.event, participant, at, refusal === null);
  if (refusal === null) return noteJoined(ctx, book.event, participant);
  await noteRefused(ctx, book.event, participant);
  return false;
}

export async function turnAway(
  room: string,
  participant: RoomParticipant,
  place: RoomPlace,
  reason: string,
): Promise<void> {
  const removed = await roomServer().remove(room, participant.identity);
  log().info({ room, place, role: participant.claims?.role, reason, removed }, "turned away from the room");
}

/** The newcomer gets the stage's word and their place; hosts see who came or went. A lost word is made up for. */
function tellRoom(eventId: string): void {
  Promise.all([publishStage(eventId), sayPeopleChanged(eventId)]).catch((error: unknown) =>
    log().warn({ err: error, event_id: eventId }, "the room was not told of a change of people"),
  );
}
