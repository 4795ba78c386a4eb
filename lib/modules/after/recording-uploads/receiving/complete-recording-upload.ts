import { takeSpace } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { stateConflict } from "@/lib/operation/problem";
import { requestTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import type { recordingUploadsContract } from "../contract";
import { convertTask } from "../conversion/convert-task";
import { findUpload, lockUpload, type UploadRow } from "../find-upload";
import { presentUpload } from "../present-upload";
import { receivedParts } from "./received-parts";

type Operation = typeof recordingUploadsContract.completeRecordingUpload;
type Received = ReadonlySet<number>;

const MOST_NAMED = 10;

/** Requests the conversion of an upload of which all parts are there. */
export const completeRecordingUpload = preparedVerb<InputOf<Operation>, OutputOf<Operation>, Received>({
  prepare: async (ctx, { slug, recording_id }) => {
    const { row } = await findUpload(ctx, slug, recording_id);
    requireOpen(row);
    return { value: await receivedParts(row.id), drop: async () => undefined };
  },

  run: async (ctx, { slug, recording_id, sha256 }, received) => {
    const { row } = await lockUpload(ctx, slug, recording_id);
    expectVersion(ctx, row.version);
    // A concurrent call may have completed it first.
    requireOpen(row);
    requireAll(row, received);
    await countParts(ctx, row);
    const version = row.version + 1;
    const data = { state: "converting", version, updatedAt: ctx.realNow };
    await ctx.db.recording.update({ where: { id: row.id }, data });
    await ctx.db.recordingUpload.update({
      where: { recordingId: row.id },
      data: { ...(sha256 ? { sha256: sha256.toLowerCase() } : {}), updatedAt: ctx.realNow },
    });
    await requestTasks(convertTask, [{ subject: row.id, payload: {} }]);
    const wire = presentUpload(slug, { ...row, ...data }, received);
    ctx.record({
      ...{ subjectType: "recording", subjectId: row.id },
      ...{ before: { state: row.state }, after: wire },
    });
    ctx.meta.version = version;
    return wire;
  },
});

function requireOpen({ state }: UploadRow): void {
  if (state !== "awaiting_upload") throw stateConflict(state, "This upload is already complete.");
}

function requireAll({ state, upload }: UploadRow, received: Received): void {
  const missing = upload.parts.flatMap(({ number }) => (received.has(number) ? [] : [number]));
  if (missing.length === 0) return;
  const named = missing.slice(0, MOST_NAMED).join(", ");
  const more = missing.length > MOST_NAMED ? " and others" : "";
  throw stateConflict(
    state,
    `${missing.length} of ${upload.parts.length} parts haven't arrived: ${named}${more}. Send them first.`,
  );
}

/** From now on they count as stored, until they are removed after the conversion. */
async function countParts(ctx: Ctx, { id, upload }: UploadRow): Promise<void> {
  await ctx.db.recordingUploadPart.updateMany({ where: { recordingId: id }, data: { state: "stored" } });
  await takeSpace(ctx.workspaceId, Number(upload.sizeBytes), upload.parts.length);
}
