import { storeFile } from "@/lib/modules/files/files";
import { closeUpload, receiveWhole, requireWhole } from "@/lib/modules/material/uploads";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import type { Upload } from "@/lib/operation/upload";
import type { presentationsContract } from "../contract";
import { findPresentation, lockPresentation } from "../find-presentation";
import { presentPresentation, readPlan } from "../present";
import { convertPresentationJob } from "./convert-presentation-job";

type Input = InputOf<typeof presentationsContract.completePresentation>;
type Output = OutputOf<typeof presentationsContract.completePresentation>;

/** The uploaded pieces become one file before the transaction that attaches it to the deck. */
export const completePresentation = preparedVerb<Input, Output, Upload>({
  prepare: async (ctx, input) => {
    const { row } = await findPresentation(ctx, input.slug, input.presentation_id);
    return receiveWhole(ctx, row, {
      purpose: "presentation.sent",
      sha256: input.sha256,
      field: "presentation_id",
    });
  },

  run: async (ctx, input, upload) => {
    const { event, row } = await lockPresentation(ctx, input.slug, input.presentation_id);
    // A concurrent call may have completed it first.
    await requireWhole(ctx, row);
    const subject = { type: "presentation", id: row.id };
    await storeFile(ctx, upload, { purpose: "presentation.sent", name: row.name, subject });
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
