import { setTimeout as sleep } from "node:timers/promises";
import { roomServer } from "@/lib/providers/room";
import type { RoomOutcome } from "./room-outcome-schema";

/** A working room server responds within this time. */
export const QUICK_MS = 300;
/** A busy one still responds to something within this time. */
const ALIVE_MS = 1_000;

/**
 * Returns the room's outcome for a stage being published, within little more than a second. If it takes
 * longer than usual, checks whether the room server responds at all; if not, it counts as unreachable. Never
 * throws. Publishing continues.
 */
export async function roomOutcome(sent: Promise<"reached" | "not_needed">): Promise<RoomOutcome> {
  const ended = sent.catch(() => "unreachable" as const);
  const quick = await Promise.race([ended, sleep(QUICK_MS, undefined, { ref: false })]);
  if (quick) return quick;
  const alive = roomServer().answers(ALIVE_MS);
  return Promise.race([ended, alive.then((is): RoomOutcome => (is ? "pending" : "unreachable"))]);
}
