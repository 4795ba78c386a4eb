export { assignPeople } from "./assign-people";
export { editsOf } from "./edits-of";
export { outlineOf } from "./outline-of";
export { planFrom } from "./plan-from";
export { planOf } from "./plan-of";
export { type PlanChange, type PlanSource, type PlanStatus, savePlan } from "./save-plan";
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
