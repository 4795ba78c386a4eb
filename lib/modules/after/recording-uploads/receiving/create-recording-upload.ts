import type { Event } from "@/lib/generated/prisma/client";
import { requireSpace } from "@/lib/modules/files/files";
import { readConverters } from "@/lib/modules/material/media-checks";
import { requireTakesFiles } from "@/lib/modules/material/uploads";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import { tidyFileName } from "@/lib/platform/text/content-disposition";
import type { recordingUploadsContract } from "../contract";
import { FAILURES } from "../failures-schema";
import { findUpload, lockUpload, type UploadRow } from "../find-upload";
import { presentUpload } from "../present-upload";
import { MAX_OPEN_UPLOADS, partBytesOf, UPLOAD_DAYS } from "../schema";
import { uploadPartKey } from "./part-key";
import { receivedParts } from "./received-parts";

type Operation = typeof recordingUploadsContract.createRecordingUpload;
type Input = InputOf<Operation>;

const NOTHING: ReadonlySet<number> = new Set();

/** Opens an upload, or continues one. */
export const createRecordingUpload = preparedVerb<Input, OutputOf<Operation>, ReadonlySet<number>>({
  prepare: async (ctx, { slug, recording_id }) => {
    const known = recording_id ? await continued(ctx, slug, recording_id, findUpload) : null;
    const value = known ? await receivedParts(known.id) : NOTHING;
    return { value, drop: async () => undefined };
  },

  run: async (ctx, input, received) => {
    const event = await lockEvent(ctx, input.slug);
    await requireTakesFiles(ctx, event);
    const row = input.recording_id
      ? await goOn(ctx, input, input.recording_id)
      : await begin(ctx, event, input);
    const { parts: _, ...after } = presentUpload(input.slug, row, received);
    ctx.record({ subjectType: "recording", subjectId: row.id, after });
    return presentUpload(input.slug, row, received);
  },
});

const daysFrom = (at: Date): Date => new Date(at.getTime() + UPLOAD_DAYS * 86_400_000);

/** It's named in the body, where one that doesn't exist is an invalid field. */
async function continued(ctx: Ctx, slug: string, id: string, find: typeof findUpload): Promise<UploadRow> {
  try {
    return (await find(ctx, slug, id)).row;
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") {
      // A show that doesn't exist is another matter.
      await lockEvent(ctx, slug);
      throw invalid({ recording_id: "not_found" });
    }
    throw error;
  }
}

async function goOn(ctx: Ctx, { slug, size_bytes, content_type }: Input, id: string): Promise<UploadRow> {
  const row = await continued(ctx, slug, id, lockUpload);
  const { upload, state } = row;
  if (state !== "awaiting_upload")
    throw stateConflict(state, "This upload is already complete. Create a new one.");
  if (Number(upload.sizeBytes) !== size_bytes)
    throw invalid(
      { size_bytes: "invalid" },
      "This isn't the file you started uploading: its size is different. Choose the same file.",
    );
  if (upload.contentType !== content_type)
    throw invalid(
      { content_type: "invalid" },
      "This isn't the file you started uploading: its type is different. Choose the same file.",
    );
  const expiresAt = daysFrom(ctx.realNow);
  await ctx.db.recordingUpload.update({
    where: { recordingId: id },
    data: { expiresAt, updatedAt: ctx.realNow },
  });
  return { ...row, upload: { ...upload, expiresAt } };
}

async function begin(ctx: Ctx, event: Event, input: Input): Promise<UploadRow> {
  const { name, content_type, size_bytes, sha256, language, started_at } = input;
  if ((await readConverters()).ffmpeg === "not_installed")
    throw invalid({ content_type: "unsupported" }, FAILURES.not_installed.join(" "));
  await requireRoom(ctx, event, size_bytes);
  const id = ctx.newId("rec");
  const recording = await ctx.db.recording.create({
    data: {
      ...{ id, ...ownedBy(ctx), eventId: event.id, source: "upload", state: "awaiting_upload" },
      ...{ startedAt: started_at ?? ctx.realNow, language: language ?? null },
      ...{ createdAt: ctx.realNow, updatedAt: ctx.realNow },
    },
  });
  const partBytes = partBytesOf(size_bytes);
  const upload = await ctx.db.recordingUpload.create({
    data: {
      ...{ recordingId: id, name: tidyFileName(name), contentType: content_type, sizeBytes: size_bytes },
      ...{ partBytes, sha256: sha256?.toLowerCase() ?? null },
      ...{ expiresAt: daysFrom(ctx.realNow), updatedAt: ctx.realNow },
    },
  });
  await ctx.db.recordingUploadPart.createMany({ data: partsOf(ctx, id, { size_bytes, partBytes }) });
  const parts = await ctx.db.recordingUploadPart.findMany({
    where: { recordingId: id },
    orderBy: { number: "asc" },
  });
  return { ...recording, upload: { ...upload, parts } };
}

/** An upload that was begun counts, although its bytes aren't there yet. */
async function requireRoom(ctx: Ctx, { id: eventId }: Event, bytes: number): Promise<void> {
  const open = await ctx.db.recordingUpload.findMany({
    where: { recording: { workspaceId: ctx.workspaceId, state: "awaiting_upload", deletedAt: null } },
    select: { sizeBytes: true, recording: { select: { eventId: true } } },
  });
  if (open.filter(({ recording }) => recording.eventId === eventId).length >= MAX_OPEN_UPLOADS)
    throw new Problem(
      "slot_limit_reached",
      `A show can have ${MAX_OPEN_UPLOADS} open uploads. Complete one, or delete its recording.`,
    );
  const announced = open.reduce((sum, { sizeBytes }) => sum + Number(sizeBytes), 0);
  await requireSpace(ctx.workspaceId, ctx.principal.plan, announced + bytes);
}

function partsOf(ctx: Ctx, recordingId: string, of: { size_bytes: number; partBytes: number }) {
  const { size_bytes, partBytes } = of;
  return Array.from({ length: Math.ceil(size_bytes / partBytes) }, (_, index) => ({
    ...{ recordingId, number: index + 1, key: uploadPartKey(ctx, recordingId, index + 1) },
    sizeBytes: Math.min(partBytes, size_bytes - index * partBytes),
  }));
}
