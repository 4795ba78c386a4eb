import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { recordingUploadsContract } from "./contract";
import { completeRecordingUpload } from "./receiving/complete-recording-upload";
import { createRecordingUpload } from "./receiving/create-recording-upload";

export const handlers: HandlersOf<typeof recordingUploadsContract> = {
  createRecordingUpload,
  completeRecordingUpload,
};
