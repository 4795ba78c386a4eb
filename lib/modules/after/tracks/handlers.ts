import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { tracksContract } from "./contract";
import { closePart } from "./uploads/parts/close-part";
import { getRecordingClock } from "./uploads/get-recording-clock";
import { getOwnParts, listSpeakerUploads } from "./uploads/list-uploads";
import { openPart } from "./uploads/parts/open-part";
import { sendChunks } from "./uploads/chunks/send-chunks";

export const handlers: HandlersOf<typeof tracksContract> = {
  openStudioPart: openPart,
  sendStudioChunks: sendChunks,
  closeStudioPart: closePart,
  getStudioParts: getOwnParts,
  listSpeakerUploads,
  openBackstagePart: openPart,
  sendBackstageChunks: sendChunks,
  closeBackstagePart: closePart,
  getBackstageParts: getOwnParts,
  openAudiencePart: openPart,
  sendAudienceChunks: sendChunks,
  closeAudiencePart: closePart,
  getAudienceParts: getOwnParts,
  getRecordingClock,
};
