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
/** Browsers consider a room healthy if they receive something from it within 45 seconds. */
const PULSE_MS = 20_000;
/** Outlasts a few rounds that found nothing because a service didn't respond. */
const REQUESTED_SECONDS = 30;
const LEASE_SECONDS = 6;

/** Watches one show's rooms. The subject is the event. */
const watchRoom = {
  kind: "room.watch",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
} satisfies SupervisedTaskKind;

/** Finds the shows to watch. */
const findRooms = {
  kind: "room.find",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
  always: "all",
} satisfies SupervisedTaskKind;

/** Requests a watch for every open show, including those that only the room server knows about. */
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
 * Each open show is watched by one process, which every five seconds keeps rooms and database consistent,
 * publishes the feeds and groups similar questions, and also sends the pulse. One process finds the open
 * shows.
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
