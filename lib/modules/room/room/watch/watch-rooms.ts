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
/** Browsers take a room to be well that they hear from within 45 seconds. */
const PULSE_MS = 20_000;
/** Outlives a few rounds that found nothing because somebody did not answer. */
const WANTED_SECONDS = 30;
const LEASE_SECONDS = 6;

/** Watches one show's rooms; the subject is the event. */
const watchRoom = {
  kind: "room.watch",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
} satisfies WantedKind;

/** Finds out which shows are to be watched. */
const findRooms = {
  kind: "room.find",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: LEASE_SECONDS,
  always: "all",
} satisfies WantedKind;

/** Wants every open show watched, those that only the room server knows of too. */
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
 * Keeps rooms and database in agreement every five seconds, sends them what their feeds lack, groups
 * like questions, and gives them their pulse: each open show by one process,
 * and one that finds out which shows are open.
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
