import { z } from "zod";
import { groupQuestions } from "@/lib/modules/audience/audience-questions";
import { tellFeed } from "@/lib/modules/stage/live-feed";
import { expireCommands } from "@/lib/modules/studio/studio";
import { sql } from "@/lib/platform/database/db";
import { every } from "@/lib/platform/runtime/every";
import { want } from "@/lib/platform/wanted-work/want";
import { type Holdable, holdable, type WantedKind } from "@/lib/platform/wanted-work/wanted-kind";
import { findOpenRooms, findOpenShows } from "./find-open-rooms";
import { reconcileEvent } from "./reconcile-event";
import { sendPulse } from "./send-pulse";

const EVERY_MS = 5_000;
/** Browsers consider a room healthy if they receive something from it within 45 seconds. */
const PULSE_MS = 20_000;
/** Outlasts a few rounds that found nothing because a service didn't respond. */
const WANTED_SECONDS = 30;
const LEASE_SECONDS = 6;

/** Watches one show's rooms. The subject is the event. */
const watchRoom = {
  kind: "room.watch",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
} satisfies WantedKind;

/** Finds the shows to watch. */
const findRooms = {
  kind: "room.find",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
  always: "all",
} satisfies WantedKind;

/** Requests a watch for every open show, including those that only the room server knows about. */
export async function wantOpenRooms(): Promise<void> {
  await expireCommands(sql);
  await wantWatched(await findOpenShows());
  await wantWatched(await findOpenRooms());
}

const wantWatched = (events: readonly string[]): Promise<void> =>
  want(
    watchRoom,
    [...new Set(events)].map((subject) => ({ subject, payload: {} })),
    WANTED_SECONDS,
  );

/**
 * Each open show is watched by one process, which every five seconds keeps rooms and database consistent,
 * publishes the feeds and groups similar questions, and also sends the pulse. One process finds the open
 * shows.
 */
export const roomWork: readonly Holdable[] = [
  holdable(findRooms, ({ signal }) =>
    every(EVERY_MS, signal, "open rooms were not looked for", wantOpenRooms),
  ),
  holdable(watchRoom, async ({ subject, signal }) => {
    await Promise.all([
      every(EVERY_MS, signal, "a room was not reconciled", () => reconcileEvent(subject)),
      every(EVERY_MS, signal, "couldn't publish a feed", () => tellFeed(subject)),
      every(EVERY_MS, signal, "like questions were not grouped", () => groupQuestions(subject)),
      every(PULSE_MS, signal, "a room had no pulse", () => sendPulse(subject)),
    ]);
  }),
];
