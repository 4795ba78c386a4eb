import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { recordingsContract } from "./contract";
import { deleteRecording } from "./deleting/delete-recording";
import { getRecording } from "./reading/get-recording";
import { listRecordings } from "./reading/list-recordings";

export const handlers: HandlersOf<typeof recordingsContract> = {
  listRecordings,
  getRecording,
  deleteRecording,
};
