import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { composerSlot } from "./composer-slot";
import { GivingWay } from "./give-way";

/** A show on air has another piece every four seconds. */
const FREE_MS = 10_000;

/**
 * Whether it's time for what can wait: no show on air is composed by this process, nor anything that someone waits for, and
 * no one else needs the machine.
 */
export function isLateTurn(): boolean {
  const giving = processSingleton("composer-late-giving-way", () => new GivingWay());
  return !giving.isBusy() && composerSlot().isFree(FREE_MS);
}
