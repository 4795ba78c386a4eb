import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { recordingsContract } from "./contract";
import { deleteRecording } from "./deleting/delete-recording";
import { editRecording } from "./editing/edit-recording";
import { listRecordingEdits } from "./editing/list-recording-edits";
import { undoRecordingEdit } from "./editing/undo-recording-edit";
import { getRecording } from "./reading/get-recording";
import { listRecordings } from "./reading/list-recordings";
import { retryRecordingMp4 } from "./retrying/retry-mp4";

export const handlers: HandlersOf<typeof recordingsContract> = {
  listRecordings,
  getRecording,
  deleteRecording,
  retryRecordingMp4,
  editRecording,
  listRecordingEdits,
  undoRecordingEdit,
};
