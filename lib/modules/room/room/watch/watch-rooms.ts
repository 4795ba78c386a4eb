import { z } from "zod";
import { groupQuestions } from "@/lib/modules/audience/audience-questions";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { expireCommands } from "@/lib/modules/studio/studio";
import { sql } from "@/lib/platform/database/db";
import { every } from "@/lib/platform/runtime/every";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import {
  type SupervisedTask,
  type SupervisedTaskKind,
  supervisedTask,
} from "@/lib/platform/supervised-tasks/supervised-task";
import { findOpenRooms, findOpenShows } from "./find-open-rooms";
import { reconcileEvent } from "./reconcile-event";
import { sendPulse } from "./send-pulse";

const EVERY_MS = 5_000;
/** Browsers take a room to be well that they hear from within 45 seconds. */
const PULSE_MS = 20_000;
/** Outlives a few rounds that found nothing because somebody did not answer. */
const REQUESTED_SECONDS = 30;
const LEASE_SECONDS = 6;

/** Watches one show's rooms; the subject is the event. */
const watchRoom = {
  kind: "room.watch",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
} satisfies SupervisedTaskKind;

/** Finds out which shows are to be watched. */
const findRooms = {
  kind: "room.find",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
  always: "all",
} satisfies SupervisedTaskKind;

/** Wants every open show watched, those that only the room server knows of too. */
export async function requestOpenRooms(): Promise<void> {
  await expireCommands(sql);
  await requestWatches(await findOpenShows());
  await requestWatches(await findOpenRooms());
}

const requestWatches = (events: readonly string[]): Promise<void> =>
  requestTasks(
    watchRoom,
    [...new Set(events)].map((subject) => ({ subject, payload: {} })),
    REQUESTED_SECONDS,
  );

/**
 * Keeps rooms and database in agreement every five seconds, sends them what their feeds lack, groups
 * like questions, and gives them their pulse: each open show by one process,
 * and one that finds out which shows are open.
 */
export const roomTasks: readonly SupervisedTask[] = [
  supervisedTask(findRooms, ({ signal }) =>
    every(EVERY_MS, signal, "open rooms were not looked for", requestOpenRooms),
  ),
  supervisedTask(watchRoom, async ({ subject, signal }) => {
    await Promise.all([
      every(EVERY_MS, signal, "a room was not reconciled", () => reconcileEvent(subject)),
      every(EVERY_MS, signal, "couldn't publish a feed", () => publishFeedChanges(subject)),
      every(EVERY_MS, signal, "like questions were not grouped", () => groupQuestions(subject)),
      every(PULSE_MS, signal, "a room had no pulse", () => sendPulse(subject)),
    ]);
  }),
];
