import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { db, sql } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { newId } from "@/lib/platform/runtime/ids";
import { type ApiAnswer, api } from "./api";
import { dateShow, makeRecordedShow, type RecordedShow, storeFile } from "./recorded-show";
import { runDueJobs } from "./run-jobs";

const SECONDS = 30;

/** A second of an MP4 with picture and sound, or nothing if there is no ffmpeg. */
export function shortMp4(seconds = 2): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "short-mp4-"));
  const path = join(folder, "a.mp4");
  const inputs = ["-f", "lavfi", "-i", "color=c=red:s=160x90:r=30", "-f", "lavfi", "-i", "sine=f=440"];
  spawnSync("ffmpeg", ["-v", "error", ...inputs, "-t", String(seconds), "-c:a", "aac", "-y", path]);
  try {
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface PublishableShow extends RecordedShow {
  /** Calls with a key of the show's environment that may publish. */
  call(method: string, path: string, body?: unknown, scopes?: string[]): Promise<ApiAnswer>;
  /** Path of the show's distribution. */
  path(rest: string): string;
}

interface Wanted {
  environment?: "test" | "live";
  mp4: Buffer;
  title?: string;
  /** What Ana says, as captions. */
  said?: string;
}

/** A show that is over, with a recording whose MP4 is made, with captions and chapters. */
export async function makePublishableShow({
  environment = "live",
  mp4,
  ...words
}: Wanted): Promise<PublishableShow> {
  const recorded = await makeRecordedShow();
  const { show, ana, command, recordingId, sessionId } = recorded;
  const { eventId, slug, workspace } = show;
  await command({ action: "bring_on", identity: ana });
  const began = (await dateShow(recorded, SECONDS, { bring_on: 1 })).getTime();
  const at = (second: number) => new Date(began + second * 1_000);
  const line = { id: newId("cap"), eventId, sessionId, personId: ana, name: "Ana Ruiz" };
  const text = words.said ?? "A loaf made with yeast alone is dry after two days.";
  await db().captionLine.create({ data: { ...line, text, startedAt: at(5), endedAt: at(9) } });
  const [mp4FileId, thumbnailFileId] = [
    await storeFile(recorded, mp4, "video/mp4", "recording"),
    await storeFile(recorded, Buffer.from("\xff\xd8\xff picture", "latin1"), "image/jpeg", "recording"),
  ];
  const chapter = { segmentId: "seg_1", type: "talk", programMs: 0, sessionId, mediaMs: 0 };
  await db().recording.update({
    where: { id: recordingId },
    data: {
      ...{
        state: "ready",
        version: 1,
        programVersion: 1,
        filesVersion: 1,
        mp4State: "ready",
        mp4FileId,
        thumbnailFileId,
      },
      ...{
        endedAt: at(SECONDS),
        durationMs: SECONDS * 1_000,
        chapters: [{ ...chapter, title: "Bread <&> butter" }],
      },
    },
  });
  await db().event.update({
    where: { id: eventId },
    data: { environment, state: "ended", ...(words.title === undefined ? {} : { title: words.title }) },
  });
  await db().recording.update({ where: { id: recordingId }, data: { environment } });
  await db().storedFile.updateMany({ where: { workspaceId: workspace.workspaceId }, data: { environment } });
  // The show is over: nothing of it is sent to its room.
  await db().job.updateMany({
    where: { workspaceId: workspace.workspaceId, state: "queued" },
    data: { state: "cancelled", endedAt: new Date() },
  });
  const call: PublishableShow["call"] = async (method, path, body, scopes) =>
    api(method, path, {
      ...{ key: await workspace.key(environment, scopes as never) },
      ...(body === undefined ? {} : { body }),
    });
  return { ...recorded, call, path: (rest) => `/v1/events/${slug}/distribution${rest}` };
}

/** Runs due jobs of both pools, with those that they cause. */
export async function runPublishing(): Promise<void> {
  for (const pool of ["media", "app", "media"] as const) {
    joinPool(pool);
    await runDueJobs();
  }
  joinPool("app");
}

/** Lets jobs that wait for another attempt run now. */
export const hurryJobs = (): Promise<unknown> =>
  sql(
    "test_hurry",
    "UPDATE job SET due_at = now() WHERE state = 'queued' AND kind LIKE 'distribution.%'",
    [],
  );
