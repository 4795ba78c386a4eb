import type { HandlersOf } from "@/lib/operation/handlers-of";
import { manageShortJob } from "./clips/manage-short-job";
import { renderShort } from "./clips/render-short";
import type { shortsContract } from "./contract";
import { analyzeShorts } from "./finding/analyze-shorts";
import { manageShortSegment } from "./manage-short-segment";
import { promptShort } from "./prompting/prompt-short";
import { listShorts } from "./reading/list-shorts";

export const handlers: HandlersOf<typeof shortsContract> = {
  listShorts,
  analyzeShorts,
  manageShortSegment,
  renderShort,
  promptShort,
  manageShortJob,
};
