import type { HandlersOf } from "@/lib/operation/handlers-of";
import { attachPresentation } from "./attach-presentation";
import { completePresentation } from "./complete-presentation";
import type { presentationsContract } from "./contract";
import { createPresentation } from "./create-presentation";
import { deletePresentation } from "./delete-presentation";
import { getPresentation } from "./get-presentation";
import { getPresentationCapabilities } from "./get-presentation-capabilities";
import { listPresentationTargets } from "./list-presentation-targets";
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
