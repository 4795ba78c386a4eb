import { contract, operation } from "@/lib/operation/operation";
import { newUpload, ofUpload, opened } from "./examples-schema";
import {
  CompleteRecordingUploadInput,
  CreateRecordingUploadInput,
  RecordingParams,
  RecordingUploadSchema,
  ShowParams,
} from "./schema";

const shared = {
  prefix: "v1",
  tag: "Recordings",
  scope: "content:write",
  effect: "write",
  keyRequired: true,
  output: RecordingUploadSchema,
} as const;

export const recordingUploadsContract = contract({
  createRecordingUpload: operation({
    ...shared,
    http: "POST /events/{slug}/recordings",
    summary: "Upload a recording from elsewhere",
    description:
      "An MP4, MOV, WebM, MP3 or WAV of up to 10 GiB and four hours. Send each part to its `url`, in any order, with the header `Content-Type`, then call completeRecordingUpload. After an interruption, call this again with `recording_id` for what is missing. A show can have 5 open uploads.",
    params: ShowParams,
    body: CreateRecordingUploadInput,
    status: 201,
    errors: [
      "not_found",
      "version_conflict",
      "client_inactive",
      "slot_limit_reached",
      "storage_full",
      "service_unavailable",
    ],
    examples: [{ summary: "An MP4", input: newUpload, output: opened }],
  }),
  completeRecordingUpload: operation({
    ...shared,
    http: "POST /events/{slug}/recordings/{recording_id}/complete",
    summary: "Complete a recording's upload",
    description:
      "Call this once all parts are uploaded. We then convert the file, create the recording's program from it and transcribe it: poll getRecording, or wait for `recording.ready` or `recording.failed`. Refused with `status: awaiting_upload` while parts are missing.",
    params: RecordingParams,
    body: CompleteRecordingUploadInput,
    status: 202,
    versioned: true,
    errors: ["not_found", "version_conflict", "storage_full", "service_unavailable"],
    examples: [{ summary: "Without a digest", input: ofUpload }],
  }),
});
