import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@/test/rig/ask";
import { atMost, exactly, type Figure } from "@/test/rig/figures";
import { freeze } from "@/test/rig/freeze";
import { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import {
  againAfter,
  type CapturedTracks,
  capturedTracks,
  isNamed,
  lostBefore,
  storedUntil,
  unnamedHoles,
} from "../captured-tracks";
import {
  type ComposedProgram,
  composedProgram,
  lengths,
  missingPieces,
  replaced,
  unjoined,
} from "../composed-program";
import type { Row } from "../row";
import { missingChunks, storageFolder, takeAway, unknownFiles } from "../stored-files";
import { familyOf, signalAll } from "./frozen";

const AGAIN_SECONDS = 10;
const LOST_MS = 2_000;
/** The room server comes back, and the browsers after it. */
const ROOM_SECONDS = 60;
const AWAY_SECONDS = 60;
/** Its lease is over long before. */
const FROZEN_MS = 20_000;
/** Two cameras, two microphones, and the host's screen. */
const TRACKS = 5;
const MORE_MS = 2_000;
/** A program on air is some seconds behind; after a fault, it has to catch up. */
const COMPOSED_SECONDS = 45;
const READY_SECONDS = 60;
/** Times begin on a picture, at 30 per second, and sound on a frame of 21 ms. */
const LENGTH_MS = 40;

interface Fault {
  label: string;
  /** Breaks it, and mends it or waits until someone has. Resolves to the seconds that this took, if it's part of the fault. */
  breaks: (stack: OwnStack) => Promise<number>;
  /** Until every track is captured again, or still is. */
  within: number;
  /** Whether it ends what is captured, so that a note has to say so. */
  interrupts: boolean;
}

const kill =
  (part: "media" | "livekit" | "app" | "postgres") =>
  async (stack: OwnStack): Promise<number> => {
    const pid = stack.pid(part);
    process.kill(pid, "SIGKILL");
    await stack.replaced(part, pid);
    return 0;
  };

async function freezeWorker(stack: OwnStack): Promise<number> {
  const pid = stack.pid("media");
  await freeze(pid);
  await sleep(FROZEN_MS);
  process.kill(pid, "SIGCONT");
  return FROZEN_MS / 1_000;
}

async function freezeDatabase(stack: OwnStack): Promise<number> {
  const pids = familyOf(stack.pid("postgres"));
  signalAll(pids, "SIGSTOP");
  await sleep(AWAY_SECONDS * 1_000);
  signalAll(pids, "SIGCONT");
  return AWAY_SECONDS;
}

async function hideStorage(stack: OwnStack): Promise<number> {
  const bringBack = takeAway(storageFolder(stack));
  try {
    await sleep(AWAY_SECONDS * 1_000);
  } finally {
    bringBack();
  }
  return AWAY_SECONDS;
}

const FAULTS: readonly Fault[] = [
  { label: "media worker killed", breaks: kill("media"), within: AGAIN_SECONDS, interrupts: true },
  { label: "media worker frozen for 20 s", breaks: freezeWorker, within: AGAIN_SECONDS, interrupts: true },
  { label: "app killed", breaks: kill("app"), within: AGAIN_SECONDS, interrupts: false },
  { label: "storage away for 60 s", breaks: hideStorage, within: AGAIN_SECONDS, interrupts: false },
  { label: "database killed", breaks: kill("postgres"), within: 3 * AGAIN_SECONDS, interrupts: false },
  { label: "database away for 60 s", breaks: freezeDatabase, within: 3 * AGAIN_SECONDS, interrupts: true },
  { label: "room server killed", breaks: kill("livekit"), within: ROOM_SECONDS, interrupts: true },
];

/** Whether every track is stored beyond a moment. */
function isBeyond(tracks: CapturedTracks, ms: number): boolean {
  const ends = [...storedUntil(tracks).values()];
  return ends.length >= TRACKS && ends.every((end) => end > ms);
}

async function suffer(stack: OwnStack, room: LiveRoom, fault: Fault): Promise<Figure[]> {
  const { label, breaks, within, interrupts } = fault;
  const name = (what: string) => `server copies, ${label}: ${what}`;
  const { now: brokenMs } = await capturedTracks(stack, room);
  const before = await composedProgram(stack, room);
  const lasted = await breaks(stack);
  const mendedMs = brokenMs + lasted * 1_000;
  // The database may still be starting.
  const look = () => capturedTracks(stack, room).catch(() => undefined);
  const goesOn = async () => {
    const tracks = await look();
    return tracks !== undefined && isBeyond(tracks, mendedMs + MORE_MS);
  };
  await until(`every track after: ${label}`, goesOn, 3 * within);
  // What was held back arrives too.
  await sleep(MORE_MS);
  const tracks = await capturedTracks(stack, room);
  const composing = performance.now();
  const after = await composedBeyond(stack, room, mendedMs);
  return [
    atMost(
      name("composed beyond it, after the tracks"),
      (performance.now() - composing) / 1_000,
      COMPOSED_SECONDS,
      "s",
    ),
    none(name("pieces of the program that were there"), replaced(before, after)),
    atMost(name("every track captured again after"), againAfter(tracks, mendedMs) / 1_000, within, "s"),
    atMost(
      name("not stored of what was captured"),
      lostBefore(tracks, brokenMs) / 1_000,
      LOST_MS / 1_000,
      "s",
    ),
    ...(interrupts
      ? [exactly(name("named as an interruption"), Number(isNamed(tracks, mendedMs, LOST_MS)), 1)]
      : []),
  ];
}

/** Waits until picture and sound are composed up to a moment. */
async function composedBeyond(stack: OwnStack, room: LiveRoom, ms: number): Promise<ComposedProgram> {
  const isThere = async () => {
    const program = await composedProgram(stack, room).catch(() => undefined);
    return program && Math.min(...Object.values(lengths(program))) > ms ? program : false;
  };
  return until(`the program beyond ${Math.round(ms)} ms`, isThere, 3 * COMPOSED_SECONDS);
}

export const serverCopies: Row = {
  name: "server-copies",
  quick: false,
  run: async ({ stack, log }): Promise<Figure[]> => {
    const room = await LiveRoom.open(stack, 0, { guests: 1 });
    try {
      await room.guests[0]?.agreeToBeRecorded();
      await room.share();
      const areCaptured = async () => isBeyond(await capturedTracks(stack, room), 5_000);
      await until("the tracks of both, and the screen", areCaptured, 60);
      const figures: Figure[] = [];
      for (const fault of FAULTS) {
        log(fault.label);
        figures.push(...(await suffer(stack, room, fault)));
      }
      await room.byHost("POST", "live/end", {});
      const isOver = async () => (await capturedTracks(stack, room)).state === "processing";
      await until("the recording to end", isOver, 30);
      return [...figures, ...(await afterwards(stack, room)), ...(await program(stack, room))];
    } finally {
      await room.close();
    }
  },
};

/** What was acknowledged is there, what is missing is named, and nothing is open. */
async function afterwards(stack: OwnStack, room: LiveRoom): Promise<Figure[]> {
  const tracks = await capturedTracks(stack, room);
  const folder = storageFolder(stack);
  const open = tracks.parts.filter(({ state }) => state === "capturing");
  const holes = unnamedHoles(tracks);
  const [missing, unknown] = [await missingChunks(stack, folder), await unknownFiles(stack, folder)];
  return [
    exactly("server copies: parts still open after the show", open.length, 0),
    none("server copies: stored chunks that aren't there", missing),
    none("server copies: missing times that nothing names", holes),
    none("server copies: files without a row", unknown),
  ];
}

/** The program is complete, as long as the show, and says what is missing. */
async function program(stack: OwnStack, room: LiveRoom): Promise<Figure[]> {
  const ended = performance.now();
  const isReady = async () => {
    const found = await composedProgram(stack, room);
    return found.state === "ready" ? found : false;
  };
  const made = await until("the program to be ready", isReady, 3 * READY_SECONDS);
  const name = (what: string) => `program of the show: ${what}`;
  const { durationMs, sessionMs } = made;
  const { picture, sound } = lengths(made);
  const between = (one: number, other: number | null) => Math.abs(one - (other ?? 0));
  const standIns = made.pieces.filter(({ isStandIn }) => isStandIn);
  return [
    atMost(name("ready after the end"), (performance.now() - ended) / 1_000, READY_SECONDS, "s"),
    atMost(name("length of its picture, off the show's"), between(picture, sessionMs), LENGTH_MS, "ms"),
    atMost(
      name("length that is said of it, off its picture's"),
      between(picture, durationMs),
      LENGTH_MS,
      "ms",
    ),
    atMost(name("length of its sound, off its picture's"), between(picture, sound), LENGTH_MS, "ms"),
    none(name("pieces that don't follow each other"), unjoined(made)),
    none(name("pieces that aren't there"), missingPieces(made, storageFolder(stack))),
    exactly(
      name("pieces that couldn't be made and no note names"),
      made.missing.length > 0 ? 0 : standIns.length,
      0,
    ),
  ];
}

const none = (what: string, found: readonly string[]): Figure => ({
  ...exactly(what, found.length, 0),
  ...(found.length > 0 ? { value: `${found.length}: ${found.slice(0, 3).join(", ")}` } : {}),
});
