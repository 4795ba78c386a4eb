import type { HandlersOf } from "@/lib/operation/handlers-of";
import { attachPresentation } from "./attaching/attach-presentation";
import { listPresentationTargets } from "./attaching/list-presentation-targets";
import type { presentationsContract } from "./contract";
import { completePresentation } from "./conversion/complete-presentation";
import { getPresentationCapabilities } from "./conversion/get-presentation-capabilities";
import { createPresentation } from "./create-presentation";
import { deletePresentation } from "./delete-presentation";
import { getPresentation } from "./get-presentation";
import { listPresentations } from "./list-presentations";

export const handlers: HandlersOf<typeof presentationsContract> = {
  listPresentations,
  createPresentation,
  getPresentationCapabilities,
  listPresentationTargets,
  getPresentation,
  completePresentation,
  attachPresentation,
  deletePresentation,
};
