export { assignPeople } from "./assign-people";
export { planOf } from "./plan-of";
export { type PlanChange, type PlanSource, type PlanStatus, savePlan } from "./save-plan";
export { type SignupCopy, type TemplateGuest, type TemplateInput, templatePlan } from "./template-plan";
export { applyDraft, failPlan, readPlanBrief, takePlanPrice, writeDraft } from "./write-plan";
export { writePlanJob } from "./write-plan-job";
