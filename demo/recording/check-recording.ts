import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LedgerEntry } from "@/packages/client/src/index";
import { inTest } from "../../e2e/support/api";
import { up } from "../../e2e/up";
import { log, saySeconds } from "../clock";
import { checkCuts } from "./check-cuts";
import { checkDeclined } from "./check-declined";
import { checkLedger } from "./check-ledger";
import { checkVoices } from "./check-voices";
import { lengthOf } from "./decode";
import { readyRecording } from "./wait-for-recording";

/** A length is right if it's off by less than a picture. */
const FRAME_SEC = 1 / 30;

/**
 * Waits until a show that is over has its recording, and compares its program with the ledger and with the tracks.
 * Everything is read as anyone could: downloaded, and decoded with ffmpeg.
 * @param shot a screenshot in which the co-host is on stage, who declined to be recorded
 */
export async function checkRecording(slug: string, shot: string): Promise<void> {
  const recording = await saySeconds("its recording is ready", () => readyRecording(slug));
  const { program } = recording;
  if (!program?.mp4.url) throw new Error("The recording has no MP4.");
  const path = await download(program.mp4.url, "program.mp4");
  const { seconds, frames } = await lengthOf(path);
  if (
    Math.abs(seconds - program.duration_sec) > FRAME_SEC ||
    frames !== Math.round(program.duration_sec * 30)
  )
    throw new Error(
      `The MP4 has ${seconds} s and ${frames} pictures; its program ${program.duration_sec} s.`,
    );
  log(`         program of ${seconds.toFixed(1)} s, ${frames} pictures`);
  const ledger = await ledgerOf(slug);
  const stages = {
    momentAt: async (at: string) => (await inTest.getShowLedger({ slug, at })).data[0],
    stageNow: async () => (await inTest.getStudio({ slug })).data.stage,
  };
  log(`         ${await checkLedger(ledger, stages)}`);
  log(`         ${await checkCuts(path, ledger)}`);
  log(`         ${await checkVoices(path, recording, download)}`);
  log(`         ${await checkDeclined(path, recording, shot)}`);
}

async function ledgerOf(slug: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await inTest.getShowLedger({ slug, limit: 100, ...(cursor ? { cursor } : {}) });
    entries.push(...page.data);
    cursor = page.meta.next_cursor ?? undefined;
  } while (cursor);
  return entries;
}

/** Downloads a file next to the demo's screenshots, and returns its path. */
async function download(url: string, name: string): Promise<string> {
  const folder = join(up.data_dir, "demo", "recording");
  mkdirSync(folder, { recursive: true });
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${name} can't be downloaded: ${answer.status}.`);
  const path = join(folder, name);
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(path));
  return path;
}
