import { roomSignals } from "@/lib/modules/stage/broadcast";
import { announcerOnAir } from "@/lib/modules/studio/announcer";
import { captionsOnAir } from "@/lib/modules/studio/captions";
import { log } from "@/lib/platform/runtime/log";
import { startTaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { reconcileEvent } from "./reconcile-event";
import { roomTasks } from "./watch-rooms";

/**
 * Keeps rooms and database in agreement: every five seconds for each open show, in one process of all, and at once on a
 * signal of this one; one process of all speaks for a show's
 * announcer, and one writes down what is said. Once a process, after the server is up.
 * @returns what ends it; other processes take over what it watched
 */
export function startRoomReconciler(): { stop(): Promise<void> } {
  const look = (eventId: string) => {
    reconcileEvent(eventId).catch((error: unknown) =>
      log().warn({ err: error, event_id: eventId }, "a room was not reconciled"),
    );
  };
  roomSignals().on("look", look);
  const holder = startTaskSupervisor([...roomTasks, announcerOnAir, captionsOnAir]);
  return {
    stop: async () => {
      roomSignals().off("look", look);
      await holder.stop();
    },
  };
}
