import { contract, list, operation } from "@/lib/operation/operation";
import {
  EditedRecordingSchema,
  EditInput,
  EditParams,
  editShapes,
  ListEditsQuery,
  RecordingEditsSchema,
} from "./editing/edit-schema";
import { editedExample, example, ofRecording, ofShow, receipt, undoneExample } from "./examples-schema";
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

const edits = {
  prefix: "v1",
  tag: "Recordings",
  scope: "content:write",
  effect: "write",
  output: EditedRecordingSchema,
  errors: ["not_found", "version_conflict"],
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
  editRecording: operation({
    ...edits,
    http: "POST /events/{slug}/recordings/{recording_id}/edits",
    summary: "Edit a recording after the show",
    description:
      "Applies one edit to the program; `kind` says which. Times are seconds on the timeline of the recording's `version`: send that as `expected_version`, because every edit changes it. Only the affected parts are composed again. Until that's done, the previous version plays, but removed content is unavailable immediately. Tracks don't change. Refused with `status: live` while the show is on air. Refused field codes: `too_large` for times outside the program, `too_small` for times in the wrong order, `invalid` for an edit that changes nothing, `not_allowed` if less than a second would remain, `not_found` for people, words, slides, layers, cuts, silences or videos that aren't in the recording at that time, and `duplicate` for repeated edits. A cut needs either times or a segment (`required`), not both (`not_allowed`). Words to redact can span segments. Edits can be undone; deleteRecording erases a person for good.",
    versioned: true,
    params: RecordingParams,
    body: EditInput,
    shapes: editShapes,
    examples: [
      {
        summary: "Cut out 12 seconds",
        input: { ...ofRecording, kind: "drop" as const, from_sec: 41.2, to_sec: 53.2 },
        output: editedExample,
      },
      {
        summary: "Begin with the first words",
        input: { ...ofRecording, kind: "trim" as const, start_sec: 14 },
      },
      {
        summary: "Take someone out of the picture",
        input: { ...ofRecording, kind: "hide_person" as const, person_id: example.tracks[0]?.person_id },
      },
      {
        summary: "Cover a corner of the picture",
        input: {
          ...{ ...ofRecording, kind: "redact_area" as const },
          area: { x: 0, y: 0, width: 0.2, height: 0.1 },
        },
      },
    ],
  }),
  listRecordingEdits: operation({
    ...reads,
    http: "GET /events/{slug}/recordings/{recording_id}/edits",
    prefix: "v1",
    summary: "List a recording's edits",
    description:
      "By number, with who made and undid them, and where they are on the timeline of the current version.",
    params: RecordingParams,
    query: ListEditsQuery,
    output: RecordingEditsSchema,
    examples: [
      {
        summary: "A cut",
        input: ofRecording,
        output: {
          ...{ recording_id: editedExample.recording_id, state: editedExample.state },
          ...{ version: editedExample.version, duration_sec: editedExample.duration_sec },
          edits: [editedExample.edit],
          playing: null,
        },
      },
    ],
  }),
  undoRecordingEdit: operation({
    ...edits,
    http: "POST /events/{slug}/recordings/{recording_id}/edits/{edit_id}/undo",
    summary: "Undo an edit of a recording",
    description:
      "Any edit, not only the last one. The earlier version is usually still stored, so nothing has to be composed again. Refused with `status: undone` if the edit is already undone. To redo an edit, apply it again. With `dry_run`, `comparison` contains playable excerpts of both versions.",
    params: EditParams,
    examples: [
      {
        summary: "Bring back what was cut out",
        input: { ...ofRecording, edit_id: editedExample.edit.id },
        output: undoneExample,
      },
    ],
  }),
  deleteRecording: operation({
    http: "DELETE /events/{slug}/recordings/{recording_id}",
    prefix: "v1",
    tag: "Recordings",
    summary: "Delete a recording, or a person from it",
    description:
      "Deletes files permanently: all of them, one person's (`person_id`) or one track's (`track_id`). Returns what was deleted; with `dry_run`, what would be. Copies that others have downloaded can't be deleted. A whole recording can't be deleted while its show is on air. Storage is freed within about two hours.",
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
