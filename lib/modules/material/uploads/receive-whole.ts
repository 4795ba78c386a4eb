import { receiveFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { Prepared } from "@/lib/operation/prepared";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { uploadBytes } from "./upload-bytes";

/** A deck or video that waits for an upload. */
interface Awaiting {
  state: string;
  version: number;
  uploadId: string | null;
  contentType: string;
  sizeBytes: number;
}

/** @throws if it no longer waits for an upload, or not all bytes have arrived */
export async function requireWhole(ctx: Ctx, { state, uploadId, version }: Awaiting): Promise<void> {
  expectVersion(ctx, version);
  if (state !== "awaiting_upload")
    throw stateConflict(state, "This upload is already complete, or finished.");
  const upload = await ctx.db.upload.findUnique({ where: { id: uploadId ?? "" } });
  if (!upload) throw stateConflict("expired", "This upload is finished. Create a new one.");
  const { receivedBytes, sizeBytes } = upload;
  if (receivedBytes !== sizeBytes)
    throw stateConflict(state, `${receivedBytes} of ${sizeBytes} bytes received. Send the rest first.`);
}

interface Expected {
  purpose: string;
  /** Hex-encoded. */
  sha256: string;
  /** The input field to name if the bytes have another type than declared. */
  field: string;
}

/**
 * Joins the uploaded pieces into one file, outside of any transaction.
 * @throws `validation_error` if it isn't the file that the sender declared
 */
export async function receiveWhole(
  ctx: Ctx,
  awaiting: Awaiting,
  { purpose, sha256, field }: Expected,
): Promise<Prepared<Upload>> {
  await requireWhole(ctx, awaiting);
  const received = await putTogether(ctx, awaiting, purpose).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === "unsupported_media_type")) throw error;
    throw invalid({ [field]: "unsupported" }, error.message);
  });
  if (received.value.sha256 === sha256.toLowerCase()) return received;
  await received.drop();
  throw invalid({ sha256: "invalid" }, "The digest doesn't match the uploaded file. Send the file again.");
}

function putTogether(
  { workspaceId, environment, dryRun, principal }: Ctx,
  { uploadId, contentType, sizeBytes }: Awaiting,
  purpose: string,
): Promise<Prepared<Upload>> {
  return receiveFile({ workspaceId, environment, plan: principal.plan }, uploadBytes(uploadId ?? ""), {
    purpose,
    types: [contentType],
    expectedBytes: sizeBytes,
    dryRun,
  });
}
