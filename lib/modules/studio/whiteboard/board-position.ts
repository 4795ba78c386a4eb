import { sql } from "@/lib/platform/database/db";
import { lookAtBoard } from "./read-board";

/** Returns the revision of the audience's whiteboard, for the room's pulse. */
export async function boardPosition(eventId: string): Promise<{ board?: number }> {
  const { onAir, revision } = await lookAtBoard({ sql }, eventId);
  return onAir ? { board: revision } : {};
}
