import { pool, sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { readRoomName } from "@/lib/providers/room/names";
import { expireCommands, noteRoomContact } from "../studio";
import { reconcileEvent } from "./reconcile-event";

/** Any number, as long as nothing else takes it. */
const LOCK = 7_303_001;

/**
 * Brings every open show into agreement with the room server. One process at a time does it; the others find the
 * lock taken and leave.
 * @returns the shows it looked at
 */
export async function reconcileRooms(): Promise<string[]> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [LOCK]);
    if (!rows[0]?.mine) return [];
    try {
      return await reconcileAll();
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [LOCK]).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.release(broken);
  }
}

async function reconcileAll(): Promise<string[]> {
  await expireCommands(sql);
  const events = new Set((await openShows()).map(({ event_id }) => event_id));
  const open = await roomServer().rooms();
  await noteRoomContact({ sql });
  for (const name of open) {
    const named = readRoomName(name);
    if (named) events.add(named.eventId);
  }
  for (const eventId of events) {
    try {
      await reconcileEvent(eventId);
    } catch (error) {
      log().warn({ err: error, event_id: eventId }, "a room was not reconciled");
    }
  }
  return [...events];
}

const openShows = () =>
  sql<{ event_id: string }>(
    "room_open_shows",
    `SELECT DISTINCT event_id FROM presence WHERE left_at IS NULL
     UNION SELECT event_id FROM stage WHERE state->>'phase' IN ('countdown', 'live')`,
  );
