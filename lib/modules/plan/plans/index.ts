export { changePlan } from "./changing/change-plan";
export { replacePlan } from "./changing/replace-plan";
export { findingsOf } from "./checks/findings-of";
export { saveTableDraft } from "./drafts/save-table-draft";
export { outlineOf } from "./outline-of";
export { planOf } from "./plan-of";
export { presentEventPlan } from "./reading/present-event-plan";
export { seesNotes } from "./reading/sees-notes";
export { withoutNotes } from "./reading/without-notes";
export { assignPeople } from "./saving/assign-people";
export { lockPlan } from "./saving/lock-plan";
export { type PlanChange, type PlanSource, type PlanStatus, savePlan } from "./saving/save-plan";
export { failDraft, readDraftBrief, saveDraft } from "./writing/draft-plan";
export { draftPlanJob } from "./writing/draft-plan-job";
export { planFrom } from "./writing/plan-from";
export {
  applyDraft,
  failPlan,
  lockUnwritten,
  noteOf,
  planGuest,
  takePlanPrice,
  writeDraft,
} from "./writing/write-plan";
export { writePlanJob } from "./writing/write-plan-job";
