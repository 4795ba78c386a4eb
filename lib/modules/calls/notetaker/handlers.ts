import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { notetakerContract } from "./contract";
import { decideNotetaker } from "./in-show/decide-notetaker";
import { getShowNotetaker } from "./in-show/get-show-notetaker";
import { removeNotetakerFromStage } from "./in-show/remove-from-stage";
import { removeNotetaker } from "./in-show/remove-notetaker";
import { getNotetaker } from "./sending/get-notetaker";
import { sendNotetaker } from "./sending/send-notetaker";
import { stopNotetaker } from "./sending/stop-notetaker";

export const handlers: HandlersOf<typeof notetakerContract> = {
  decideNotetaker,
  getAudienceNotetaker: getShowNotetaker,
  getBackstageNotetaker: getShowNotetaker,
  getNotetaker,
  getStudioNotetaker: getShowNotetaker,
  removeNotetaker,
  removeNotetakerFromStage,
  sendNotetaker,
  stopNotetaker,
};
