import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { whiteboardContract } from "./contract";
import { drawInStudio } from "./drawing/draw-in-studio";
import { drawBackstage, drawFromAudience } from "./drawing/draw-on-stage";
import { updateWhiteboard } from "./drawing/update-whiteboard";
import { getAudienceWhiteboard, getBackstageWhiteboard, getWhiteboard } from "./get-whiteboard";

export const handlers: HandlersOf<typeof whiteboardContract> = {
  getWhiteboard,
  updateWhiteboard,
  drawInStudio,
  getBackstageWhiteboard,
  drawBackstage,
  getAudienceWhiteboard,
  drawFromAudience,
};
