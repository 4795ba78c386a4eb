import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { TrackPart } from "@/packages/client/src/index";
import { inLive, until } from "./api";

interface OwnPart extends TrackPart {
  kind: string;
}

/** The parts that a person's browser recorded, as the API has them. */
export async function ownPartsOf(slug: string, personId: string): Promise<OwnPart[]> {
  const { data } = await inLive.listRecordings({ slug });
  return data
    .flatMap(({ tracks }) => tracks)
    .filter(({ person_id }) => person_id === personId)
    .flatMap(({ kind, parts }) => parts.map((part) => ({ ...part, kind })))
    .filter(({ copy }) => copy === "browser");
}

/** Waits until this much of a person's camera and microphone was uploaded from their browser. */
export const untilUploaded = (slug: string, personId: string, seconds: number): Promise<unknown> =>
  until(
    `${seconds} s of camera and microphone from the browser`,
    async () => {
      const parts = await ownPartsOf(slug, personId);
      return ["camera", "microphone"].every((kind) =>
        parts.some((part) => part.kind === kind && part.ends_at_sec - part.starts_at_sec >= seconds),
      );
    },
    120,
  );

/** Waits until everything that a person's browser recorded is there, and returns it. */
export const completeParts = (slug: string, personId: string): Promise<OwnPart[]> =>
  until(
    "the browser's copies to be complete",
    async () => {
      const parts = await ownPartsOf(slug, personId);
      const isDone = ({ state, awaited_bytes }: OwnPart) => state === "complete" && awaited_bytes === 0;
      return parts.length >= 2 && parts.every(isDone) ? parts : undefined;
    },
    120,
  );

/** How much of a part is missing, in seconds: on a busy machine the recorder stands still now and then. */
export const gapSeconds = ({ gaps }: Pick<TrackPart, "gaps">): number =>
  gaps.reduce((sum, { from_sec, to_sec }) => sum + to_sec - from_sec, 0);

/** Fails if most of a part is missing. */
export const expectFewGaps = (part: OwnPart): void =>
  expect(gapSeconds(part)).toBeLessThan((part.ends_at_sec - part.starts_at_sec) / 2);

/** What an independent reader makes of a part's file: its codec and how long its samples go on. */
export async function probePart({ url }: OwnPart): Promise<{ codec: string; seconds: number }> {
  const answer = await fetch(url ?? "");
  const folder = mkdtempSync(join(tmpdir(), "own-part-"));
  try {
    const file = join(folder, "part");
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    const args = ["-v", "error", "-show_entries", "stream=codec_name:packet=pts_time", "-of", "json", file];
    const read = JSON.parse(execFileSync("ffprobe", args, { encoding: "utf8", maxBuffer: 1e8 }));
    const times = (read.packets as { pts_time: string }[]).map(({ pts_time }) => Number(pts_time));
    return { codec: read.streams[0].codec_name, seconds: Math.max(...times) - Math.min(...times) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
