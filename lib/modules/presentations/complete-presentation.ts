import type { Presentation } from "@/lib/generated/prisma/client";
import { keepFile, receiveFile } from "@/lib/modules/files";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { type Prepared, preparedVerb } from "@/lib/operation/prepared";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { closeUpload, uploadBytes } from "../uploads";
import type { presentationsContract } from "./contract";
import { convertPresentationJob } from "./convert-presentation-job";
import { findPresentation, lockPresentation } from "./find-presentation";
import { presentPresentation, readPlan } from "./present";

type Input = InputOf<typeof presentationsContract.completePresentation>;
type Output = OutputOf<typeof presentationsContract.completePresentation>;

/** The pieces that arrived become one file before the transaction, which makes it the deck's. */
export const completePresentation = preparedVerb<Input, Output, Upload>({
  prepare: async (ctx, input) => {
    const { row } = await findPresentation(ctx, input.slug, input.presentation_id);
    await requireWhole(ctx, row);
    const received = await putTogether(ctx, row);
    if (received.value.sha256 === input.sha256.toLowerCase()) return received;
    await received.drop();
    throw invalid(
      { sha256: "invalid" },
      "What arrived is not what this is the digest of. Send the file again.",
    );
  },

  run: async (ctx, input, upload) => {
    const { event, row } = await lockPresentation(ctx, input.slug, input.presentation_id);
    // Another call may have been quicker.
    await requireWhole(ctx, row);
    const subject = { type: "presentation", id: row.id };
    await keepFile(ctx, upload, { purpose: "presentation.sent", name: row.name, subject });
    await closeUpload(ctx, row.uploadId ?? "");
    const jobId = ctx.enqueue(
      convertPresentationJob,
      { workspace_id: ctx.workspaceId },
      { subject: row.id, dedupeKey: `presentations.convert:${row.id}` },
    );
    const { fileId, sha256 } = upload;
    const data = { state: "uploaded", uploadId: null, fileId, sha256, jobId, version: row.version + 1 };
    const after = await ctx.db.presentation.update({
      where: { id: row.id },
      data: { ...data, updatedAt: ctx.now },
    });
    const plan = await readPlan(ctx, event.id);
    const wire = presentPresentation(input.slug, after, plan);
    const before = presentPresentation(input.slug, row, plan);
    ctx.record({ subjectType: "presentation", subjectId: row.id, before, after: { ...wire, sha256 } });
    ctx.meta.version = after.version;
    return wire;
  },
});

async function requireWhole(ctx: Ctx, { state, uploadId, version }: Presentation): Promise<void> {
  expectVersion(ctx, version);
  if (state !== "awaiting_upload") throw stateConflict(state, "This upload is complete already, or over.");
  const upload = await ctx.db.upload.findUnique({ where: { id: uploadId ?? "" } });
  if (!upload) throw stateConflict("expired", "This upload is over; open a new one.");
  const { receivedBytes, sizeBytes } = upload;
  if (receivedBytes !== sizeBytes)
    throw stateConflict(state, `${receivedBytes} of ${sizeBytes} bytes have arrived; send the rest first.`);
}

async function putTogether(ctx: Ctx, row: Presentation): Promise<Prepared<Upload>> {
  const { workspaceId, environment, dryRun, principal } = ctx;
  try {
    return await receiveFile(
      { workspaceId, environment, plan: principal.plan },
      uploadBytes(row.uploadId ?? ""),
      {
        purpose: "presentation.sent",
        types: [row.contentType],
        expectedBytes: row.sizeBytes,
        dryRun,
      },
    );
  } catch (error) {
    if (!(error instanceof Problem && error.code === "unsupported_media_type")) throw error;
    throw invalid({ presentation_id: "unsupported" }, error.message);
  }
}
