export type { PlanBrief, PlanGuest } from "./brief";
export { type DraftSegment, type PlanDraft, PlanDraftSchema, type SignupCopy } from "./draft";
export { type Outline, OutlineSchema } from "./outline";
export { detectLanguage } from "./read/detect-language";
export { readOutline } from "./read/read-outline";
export { writePlan } from "./write/write-plan";
