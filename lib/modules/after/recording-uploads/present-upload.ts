import type { RecordingUpload } from "@/lib/generated/prisma/client";
import { presentFailure } from "@/lib/modules/material/uploads";
import { iso } from "@/lib/platform/runtime/clock";
import { signedUploadUrl } from "@/lib/providers/storage";
import { FAILURES } from "./failures-schema";
import type { UploadRow } from "./find-upload";
import { PART_URL_MINUTES, type RecordingUploadWire, type UploadedRecordingWire } from "./schema";

/** Presents the file of a recording from elsewhere. */
export const presentUploaded = (upload: RecordingUpload): UploadedRecordingWire => ({
  name: upload.name,
  content_type: upload.contentType as UploadedRecordingWire["content_type"],
  size_bytes: Number(upload.sizeBytes),
  progress: upload.progress,
  failure: presentFailure(FAILURES, upload.failure),
  expires_at: iso(upload.expiresAt),
});

/** Presents an upload with URLs for the parts that haven't arrived. */
export function presentUpload(
  slug: string,
  { id, state, upload }: UploadRow,
  received: ReadonlySet<number>,
): RecordingUploadWire {
  const isOpen = state === "awaiting_upload";
  const parts = isOpen ? upload.parts : [];
  const there = parts.filter(({ number }) => received.has(number));
  const bytes = there.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return {
    recording_id: id,
    event_slug: slug,
    state: state as RecordingUploadWire["state"],
    upload: presentUploaded(upload),
    received_bytes: isOpen ? bytes : Number(upload.sizeBytes),
    parts: parts.map(({ number, sizeBytes, key }) => ({
      ...{ number, size_bytes: sizeBytes, received: received.has(number) },
      url: received.has(number)
        ? null
        : signedUploadUrl(key, {
            ...{ contentType: upload.contentType, sizeBytes },
            expiresSeconds: PART_URL_MINUTES * 60,
          }).url,
    })),
  };
}
