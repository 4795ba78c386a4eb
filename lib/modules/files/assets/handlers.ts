import type { HandlersOf } from "@/lib/operation/handlers-of";
import { completeAsset } from "./complete-asset";
import type { assetsContract } from "./contract";
import { deleteAsset } from "./delete-asset";
import { getAsset } from "./get-asset";
import { uploadAsset } from "./upload-asset";

export const handlers: HandlersOf<typeof assetsContract> = {
  uploadAsset,
  completeAsset,
  getAsset,
  deleteAsset,
};
