import type { Event, Recording, RecordingUpload } from "@/lib/generated/prisma/client";
import { requestProgram } from "@/lib/modules/after/program-requests";
import { dropReferencesOf, storeFile } from "@/lib/modules/files/files";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { ConvertedRecording } from "@/lib/providers/video";
import { uploadSubject } from "../erase-upload";
import { FAILURES, type FailureCode } from "../failures-schema";
import type { ConvertedUpload } from "./begin-conversion";
import { convertTask } from "./convert-task";

type Held = Recording & { event: Event; upload: RecordingUpload | null };

/** Locks the show's settings: a change of how long recordings are kept applies to those that have ended. */
const LOCK_EVENT =
  "SELECT 1 FROM event e JOIN recording r ON r.event_id = e.id WHERE r.id = $1 FOR SHARE OF e";

/** Keeps the converted file instead of its parts, and requests the program that is made of it. */
export async function endConversion(
  { recordingId: id, ...owner }: ConvertedUpload,
  { seconds, hasPicture, hasSound }: ConvertedRecording,
  file: Upload,
): Promise<void> {
  await asSystem(convertTask.kind, owner, async (ctx) => {
    await ctx.lock("recording_upload_event_lock", LOCK_EVENT, [id]);
    const row = await held(ctx, id, "converting");
    if (!row) return;
    const { startedAt, event, version } = row;
    const durationMs = Math.floor(seconds * 1000);
    await storeFile(ctx, file, {
      ...{ purpose: "recording.uploaded", name: `${event.slug}.mp4`, subject: uploadSubject(id) },
    });
    await ctx.db.recordingUploadPart.deleteMany({ where: { recordingId: id } });
    await ctx.db.recordingUpload.update({
      where: { recordingId: id },
      data: {
        ...{ fileId: file.fileId, durationMs, hasPicture, hasSound, progress: 100 },
        updatedAt: ctx.realNow,
      },
    });
    const endedAt = new Date(startedAt.getTime() + durationMs);
    await ctx.db.showSession.create({
      data: {
        ...{ id: ctx.newId("ses"), eventId: event.id, kind: "upload", recordingId: id },
        ...{ startedAt, mediaStartedAt: startedAt, endedAt },
      },
    });
    await ctx.db.recording.update({
      where: { id },
      data: {
        ...{ state: "processing", version: version + 1, endedAt, updatedAt: ctx.realNow },
        keepUntil: keptUntil(event, ctx.realNow),
      },
    });
    await requestProgram(id);
    await withdrawTasks(convertTask, [id]);
    ctx.record({
      ...{ subjectType: "recording", subjectId: id, before: { state: "converting" } },
      after: { state: "processing", duration_sec: durationMs / 1000 },
    });
  });
}

/** It's kept as long as any recording, from its upload on: it may be older than its show. */
function keptUntil(event: Event, from: Date): Date | null {
  const days = configOf(event).recording.keep_days;
  return days === null ? null : new Date(from.getTime() + days * 86_400_000);
}

/** Gives up a conversion, and keeps only the reason. */
export const failUpload = (id: string, failure: FailureCode): Promise<void> =>
  giveUp(id, failure, "converting");

/** Gives up an upload that was never completed, unless it has been continued or completed since. */
export const expireUpload = (id: string): Promise<void> =>
  giveUp(
    id,
    "upload_expired",
    "awaiting_upload",
    ({ upload }, now) => upload !== null && upload.expiresAt < now,
  );

async function giveUp(
  id: string,
  failure: FailureCode,
  from: "awaiting_upload" | "converting",
  isDue: (row: Held, now: Date) => boolean = () => true,
): Promise<void> {
  const recording = await db().recording.findUnique({ where: { id } });
  if (!recording) return;
  await asSystem(convertTask.kind, recording, async (ctx) => {
    const row = await held(ctx, id, from);
    if (!row || !isDue(row, ctx.realNow)) return;
    const { event, state, version } = row;
    await ctx.db.recordingUploadPart.deleteMany({ where: { recordingId: id } });
    await dropReferencesOf(ctx, uploadSubject(id));
    await ctx.db.recordingUpload.update({
      where: { recordingId: id },
      data: { failure, progress: 0, updatedAt: ctx.realNow },
    });
    await ctx.db.recording.update({
      where: { id },
      data: { state: "failed", failure, version: version + 1, updatedAt: ctx.realNow },
    });
    await withdrawTasks(convertTask, [id]);
    ctx.record({
      ...{ subjectType: "recording", subjectId: id },
      ...{ before: { state }, after: { state: "failed", failure } },
    });
    ctx.emit({
      type: "recording.failed",
      eventSlug: event.slug,
      data: {
        ...{ event_slug: event.slug, recording_id: id, kind: "program" },
        reason: FAILURES[failure].join(" "),
      },
    });
  });
}

/** Locks and returns the recording, if it's still in this state. */
async function held(ctx: Ctx, id: string, state: string): Promise<Held | undefined> {
  await ctx.lock("recording_upload_hold", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [id]);
  const row = await ctx.db.recording.findUnique({ where: { id }, include: { event: true, upload: true } });
  return row && row.deletedAt === null && row.state === state ? row : undefined;
}
