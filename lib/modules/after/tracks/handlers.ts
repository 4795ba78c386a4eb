import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { tracksContract } from "./contract";
import { sendChunks } from "./uploads/chunks/send-chunks";
import { getRecordingClock } from "./uploads/get-recording-clock";
import { getStudioRecordingSpace } from "./uploads/get-recording-space";
import { getBackstageServerCopy } from "./uploads/get-server-copy";
import { getOwnParts, listSpeakerUploads } from "./uploads/list-uploads";
import { closePart } from "./uploads/parts/close-part";
import { openPart } from "./uploads/parts/open-part";

export const handlers: HandlersOf<typeof tracksContract> = {
  openStudioPart: openPart,
  sendStudioChunks: sendChunks,
  closeStudioPart: closePart,
  getStudioParts: getOwnParts,
  listSpeakerUploads,
  getStudioRecordingSpace,
  openBackstagePart: openPart,
  sendBackstageChunks: sendChunks,
  closeBackstagePart: closePart,
  getBackstageParts: getOwnParts,
  getBackstageServerCopy,
  openAudiencePart: openPart,
  sendAudienceChunks: sendChunks,
  closeAudiencePart: closePart,
  getAudienceParts: getOwnParts,
  getRecordingClock,
};
