import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/runtime/log";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { programTask } from "../program-requests";
import { type ComposeOptions, Composing } from "./composing/composing";
import { follow } from "./composing/follow";
import { refresh } from "./composing/refresh";
import { failIfOverdue } from "./ending/fail-program";
import { addProgramNote } from "./ending/program-notes";
import { followLive } from "./live/follow-live";
import { isLateTurn } from "./making/is-late-turn";
import { makePiece } from "./making/make-piece";
import { isDiskFull } from "./making/piece-failure";
import { storedInputs } from "./program-inputs";
import { type ProgramAt, readProgramAt } from "./rows/program-at";

/** How soon the first viewer over HTTP of a show that isn't recorded is noticed. */
const UNWATCHED_MS = 1_000;
/** 720p is always made, 1080p once no one waits for anything else. */
const SIZE = { width: 1280, height: 720 };
const LARGE = { size: { width: 1920, height: 1080 }, lines: 1080, mayGoOn: isLateTurn, turnMs: 5_000 };
/** Speakers' own copies arrive in pieces. Each of them would otherwise make another version. */
const QUIET_MS = 20_000;

/**
 * Composes the program of one recording: follows the show while it's on air, catches up after its end until the recording is
 * ready, and then makes it again where something better has arrived. It may be killed at any moment: pieces are found again
 * by their keys.
 */
export async function composeProgram(recordingId: string, options: ComposeOptions): Promise<void> {
  const { signal } = options;
  const composing = new Composing(recordingId, options);
  try {
    while (!signal.aborted) {
      const at = await readProgramAt(recordingId);
      const waitMs = at === null || at.state === "failed" ? null : await look(composing, at);
      if (waitMs === null) return await withdrawTasks(programTask, [recordingId]);
      if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    composing.keepSlot(false);
  }
}

/** @returns after how many milliseconds to look again; null if there's nothing to compose any more */
async function look(composing: Composing, at: ProgramAt): Promise<number | null> {
  try {
    const sources = await composing.read(at);
    if (!sources) return null;
    const liveMs = await followLive(composing, at, sources);
    if (at.liveOnly) return at.state === "live" ? (liveMs ?? UNWATCHED_MS) : liveMs;
    // While viewers wait for pieces, the recording only plays those that are there.
    const mayMake = liveMs !== 0;
    const waitMs =
      at.state === "ready"
        ? await refresh(composing, at, sources)
        : await follow(composing, at, sources, mayMake);
    return liveMs === null ? waitMs : Math.min(waitMs, liveMs);
  } catch (error) {
    if (composing.signal.aborted) return 0;
    if (isDiskFull(error)) await addProgramNote(at, "program_disk_full");
    else log().warn({ err: error, recording_id: at.id }, "a program can't be composed at the moment");
    await failIfOverdue(at);
    throw error;
  }
}

/** Each recording's program is composed by one media worker. */
export const composedPrograms = supervisedTask(programTask, ({ subject, signal }) =>
  composeProgram(subject, {
    ...{ inputs: storedInputs, make: makePiece, size: SIZE, large: LARGE, quietMs: QUIET_MS, signal },
  }),
);
