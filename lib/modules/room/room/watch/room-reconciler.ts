import { roomSignals } from "@/lib/modules/stage/broadcast";
import { announcerOnAir } from "@/lib/modules/studio/announcer";
import { captionsOnAir } from "@/lib/modules/studio/captions";
import { log } from "@/lib/platform/runtime/log";
import { startTaskSupervisor } from "@/lib/platform/supervised-tasks/task-supervisor";
import { reconcileEvent } from "./reconcile-event";
import { roomTasks } from "./watch-rooms";

/**
 * Keeps rooms and database consistent: every five seconds for each open show, in one process per show, and
 * immediately on a signal of this process. One process per show also speaks for its announcer, and one
 * transcribes speech. Called once per process, after the server has started.
 * @returns a handle that stops it; other processes take over its shows
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
