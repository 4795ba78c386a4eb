import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { transcriptsContract } from "./contract";
import { correctTranscript } from "./correcting/correct-transcript";
import { generateTranscript } from "./generating/generate-transcript";
import { getTranscript } from "./reading/get-transcript";

export const handlers: HandlersOf<typeof transcriptsContract> = {
  getTranscript,
  generateTranscript,
  correctTranscript,
};
