import { setTimeout as sleep } from "node:timers/promises";
import { roomServer } from "@/lib/providers/room";
import type { RoomOutcome } from "./room-outcome-schema";

/** A room server that is there is this quick. */
export const QUICK_MS = 300;
/** And answers something by then, however busy it is. */
const ALIVE_MS = 1_000;

/**
 * What the room did about a stage that is being sent to it, within little more than a second. One that takes longer than
 * usual is asked for a sign of life: without any it counts as unreachable. Never throws; the sending goes on.
 */
export async function roomOutcome(sent: Promise<"reached" | "not_needed">): Promise<RoomOutcome> {
  const ended = sent.catch(() => "unreachable" as const);
  const quick = await Promise.race([ended, sleep(QUICK_MS, undefined, { ref: false })]);
  if (quick) return quick;
  const alive = roomServer().answers(ALIVE_MS);
  return Promise.race([ended, alive.then((is): RoomOutcome => (is ? "pending" : "unreachable"))]);
}
