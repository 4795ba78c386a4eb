import { PICTURE, RENDITIONS, SOUND } from "@/lib/modules/after/playback";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { transaction } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";
import { programLine } from "@/lib/program";
import { failProgram } from "../ending/fail-program";
import { finishProgram } from "../ending/finish-program";
import { composerSlot } from "../making/composer-slot";
import { continues, planProgram } from "../planning/plan-program";
import { type Ends, NOTHING_YET, type Plan } from "../planning/planned-piece";
import { adoptPieces, clearEntries, copyEntries, livePieces, readEnds } from "../rows/entry-rows";
import { lockProgram, type ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";
import { appendStored } from "./append-stored";
import type { Composing } from "./composing";
import { makeDue } from "./make-due";
import { readKnownOf, standInsFor } from "./stand-ins";
import { waitForSpace } from "./wait-for-space";
import { isWaiting, type Work } from "./work";

const FOLLOW_MS = 1_000;
/** While only pieces for viewers over HTTP are made: planning takes longer the more is left to make. */
const KEPT_MS = 5_000;
/** Then the sources are read again: a show on air has gone on. */
const BATCH_MS = 5_000;
/** More pieces than are made in a batch. Not all of a long show's: they're looked up each time. */
const MOST = 200;
/** More than viewers over HTTP get before the first of them are deleted. */
const LATEST = 100;

/**
 * Composes a program that isn't ready: continues its entries with the pieces that follow, and makes those that aren't stored
 * if it may.
 * @returns after how many milliseconds to look again
 */
export async function follow(
  composing: Composing,
  at: ProgramAt,
  sources: ProgramSources,
  mayMake: boolean,
): Promise<number> {
  if (composerSlot().isKept && performance.now() - composing.followedAt < KEPT_MS) return FOLLOW_MS;
  composing.followedAt = performance.now();
  const ends = await begun(at);
  if (!ends) return 0;
  const { size } = composing.options;
  const now = databaseNow();
  const isLive = at.state === "live";
  const whole = planProgram({ ...sources, size, isLive, now, from: ends });
  if (!continues(whole, ends)) return restart(at);
  const plan = {
    ...whole,
    ...{ [PICTURE]: whole[PICTURE].slice(0, MOST), [SOUND]: whole[SOUND].slice(0, MOST) },
  };
  const standIn = standInsFor(at, sources, size);
  const known = await readKnownOf(at, plan, standIn);
  const work: Work = { at, sources, plan, known, standIn, size, isLive: false, ends };
  const appended = await appendStored(work);
  if (appended === null) return 0;
  await composing.listen(at.version, appended > 0);
  const waitMs = await waitForSpace(at);
  if (waitMs === 0) await keepAhead(at, whole);
  if (!mayMake) return 0;
  if (waitMs > 0) return waitMs;
  const outcome = await makeDue(composing, work, BATCH_MS);
  if (outcome === "kept") return FOLLOW_MS;
  if (outcome !== "idle") return 0;
  if (isLive || !isComplete(whole, work.ends ?? ends)) return isLive || isWaiting(work) ? FOLLOW_MS : 0;
  if ((await composing.gonePieces(at.version)).length > 0) return restart(at);
  const line = programLine(sources.show, sources.edits);
  await (line.frames === 0 ? failProgram(at, "nothing_recorded") : finishProgram(at, line));
  return 0;
}

/**
 * What was made for viewers over HTTP and belongs further on in the recording isn't deleted in the meantime: on a machine that
 * composes slowly, the recording only gets there after the show.
 */
async function keepAhead(at: ProgramAt, whole: Plan): Promise<void> {
  const keys = RENDITIONS.flatMap((rendition) => whole[rendition].slice(-LATEST).map(({ key }) => key));
  const found = await livePieces(at.id, keys);
  if (found.length === 0) return;
  await transaction(async () => {
    if (await lockProgram(at)) await adoptPieces(at.id, found);
  });
}

/** Returns where this version's entries end; null if the recording has changed. It continues what an earlier version has. */
async function begun(at: ProgramAt): Promise<Ends | null> {
  const { programVersion, version } = at;
  if (programVersion === null) return NOTHING_YET;
  // Places have moved.
  if (programVersion !== version && at.hasNewEdits) return readEnds(at);
  if (programVersion !== version)
    return transaction(async () => {
      if (!(await lockProgram(at))) return null;
      await copyEntries(at, programVersion);
      return readEnds(at);
    });
  return readEnds(at);
}

/** What was known when the entries were written isn't true any more. All pieces that still are what they were stay. */
async function restart(at: ProgramAt): Promise<number> {
  log().warn({ recording_id: at.id, version: at.version }, "a program is put together again from its start");
  await transaction(async () => {
    if (await lockProgram(at)) await clearEntries(at);
  });
  return FOLLOW_MS;
}

const isComplete = (whole: Plan, ends: Ends): boolean =>
  RENDITIONS.every((rendition) => {
    const last = whole[rendition].at(-1);
    return !last || ends[rendition].place >= last.place + last.frames;
  });
