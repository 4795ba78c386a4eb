import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { roomSignals } from "../studio";
import { reconcileEvent } from "./reconcile-event";
import { reconcileRooms } from "./reconcile-rooms";

const EVERY_MS = 5_000;
const TIDY_EVERY_MS = 3_600_000;

/**
 * Keeps rooms and database in agreement: every five seconds, and at once on a signal for one show. Once a
 * process, after the server is up.
 * @returns what ends it; it waits for the round under way
 */
export function startRoomReconciler(): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let tidied = 0;
  let round = Promise.resolve();
  const tick = async (): Promise<void> => {
    try {
      await reconcileRooms();
      if (Date.now() - tidied > TIDY_EVERY_MS) {
        await deleteOldReports();
        tidied = Date.now();
      }
    } catch (error) {
      log().warn({ err: error }, "the rooms were not reconciled");
    }
    if (!stopped) timer = setTimeout(next, EVERY_MS);
  };
  const next = () => {
    round = tick();
  };
  const look = (eventId: string) => {
    reconcileEvent(eventId).catch((error: unknown) =>
      log().warn({ err: error, event_id: eventId }, "a room was not reconciled"),
    );
  };
  roomSignals().on("look", look);
  timer = setTimeout(next, EVERY_MS);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      roomSignals().off("look", look);
      await round;
    },
  };
}

/** Reports are repeated for minutes at most. */
const deleteOldReports = () =>
  sql("room_report_tidy", "DELETE FROM room_report WHERE received_at < now() - interval '1 day'");
