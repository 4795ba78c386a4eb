export { assignPeople } from "./assign-people";
export { changePlan } from "./change-plan";
export { failDraft, keepDraft, readDraftBrief } from "./draft-plan";
export { draftPlanJob } from "./draft-plan-job";
export { findingsOf } from "./findings-of";
export { keepTableDraft } from "./keep-table-draft";
export { lockPlan } from "./lock-plan";
export { outlineOf } from "./outline-of";
export { planFrom } from "./plan-from";
export { planOf } from "./plan-of";
export { presentEventPlan } from "./present-event-plan";
export { replacePlan } from "./replace-plan";
export { type PlanChange, type PlanSource, type PlanStatus, savePlan } from "./save-plan";
export { seesNotes } from "./sees-notes";
export { withoutNotes } from "./without-notes";
export {
  applyDraft,
  failPlan,
  noteOf,
  planGuest,
  readPlanBrief,
  takePlanPrice,
  writeDraft,
} from "./write-plan";
export { writePlanJob } from "./write-plan-job";
