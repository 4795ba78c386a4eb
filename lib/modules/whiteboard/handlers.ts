import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { whiteboardContract } from "./contract";
import { drawInStudio } from "./draw-in-studio";
import { drawBackstage, drawFromAudience } from "./draw-on-stage";
import { getAudienceWhiteboard, getBackstageWhiteboard, getWhiteboard } from "./get-whiteboard";
import { updateWhiteboard } from "./update-whiteboard";

export const handlers: HandlersOf<typeof whiteboardContract> = {
  getWhiteboard,
  updateWhiteboard,
  drawInStudio,
  getBackstageWhiteboard,
  drawBackstage,
  getAudienceWhiteboard,
  drawFromAudience,
};
