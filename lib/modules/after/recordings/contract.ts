import { contract, list, operation } from "@/lib/operation/operation";
import { example, ofRecording, ofShow, receipt } from "./examples-schema";
import {
  DeletedRecordingSchema,
  DeleteRecordingQuery,
  ListRecordingsQuery,
  RecordingParams,
  RecordingSchema,
  ShowParams,
} from "./schema";

const reads = {
  tag: "Recordings",
  scope: "recordings:read",
  effect: "read",
  errors: ["not_found"],
} as const;

export const recordingsContract = contract({
  listRecordings: operation({
    ...reads,
    http: "GET /events/{slug}/recordings",
    prefix: "both",
    summary: "List a show's recordings",
    description:
      "One for each time on air; a show resumed within 15 minutes continues its recording. `program` is the show as its audience saw it: a playlist and an MP4. `tracks` are every speaker's camera, microphone and screen, recorded separately.",
    params: ShowParams,
    query: ListRecordingsQuery,
    output: list(RecordingSchema),
    examples: [{ summary: "Newest first", input: ofShow, output: [example] }],
  }),
  getRecording: operation({
    ...reads,
    http: "GET /events/{slug}/recordings/{recording_id}",
    prefix: "v1",
    summary: "Get a recording with its tracks",
    description:
      "The program, and each speaker's tracks. While the show is on air, how far they are. Download links are valid for 15 minutes, playback links for 12 hours.",
    versioned: true,
    params: RecordingParams,
    output: RecordingSchema,
    examples: [{ summary: "By id", input: ofRecording, output: example }],
  }),
  retryRecordingMp4: operation({
    http: "POST /events/{slug}/recordings/{recording_id}/mp4/retry",
    prefix: "app",
    tag: "Recordings",
    summary: "Make a failed MP4 again",
    description: "Tries at once what is also tried automatically after a while.",
    access: "session",
    scope: "content:write",
    effect: "write",
    params: RecordingParams,
    output: RecordingSchema,
    errors: ["not_found", "version_conflict"],
  }),
  deleteRecording: operation({
    http: "DELETE /events/{slug}/recordings/{recording_id}",
    prefix: "v1",
    tag: "Recordings",
    summary: "Delete a recording, or a person from it",
    description:
      "Deletes files permanently: all of them, one person's (`person_id`) or one track's (`track_id`). Returns what was deleted; with `dry_run`, what would be. A whole recording can't be deleted while its show is on air. Storage is freed within about two hours.",
    scope: "content:write",
    effect: "write",
    versioned: true,
    params: RecordingParams,
    query: DeleteRecordingQuery,
    output: DeletedRecordingSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "All of it",
        input: { ...ofRecording, confirm: "true" as const },
        output: { ...receipt, deleted: "recording" },
      },
      {
        summary: "One person's tracks",
        input: { ...ofRecording, confirm: "true" as const, person_id: example.tracks[0]?.person_id },
        output: receipt,
      },
    ],
  }),
});
