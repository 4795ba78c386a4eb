import type { HandlersOf } from "@/lib/operation/handlers-of";
import { manageShortJob } from "./clips/manage-short-job";
import { renderShort } from "./clips/render-short";
import type { shortsContract } from "./contract";
import { analyzeShorts } from "./finding/analyze-shorts";
import { promptShort } from "./prompting/prompt-short";
import { listShorts } from "./reading/list-shorts";
import { manageShortSegment } from "./segments/manage-short-segment";

export const handlers: HandlersOf<typeof shortsContract> = {
  listShorts,
  analyzeShorts,
  manageShortSegment,
  renderShort,
  promptShort,
  manageShortJob,
};
