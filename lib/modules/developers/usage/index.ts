export { emitBudgetEvent } from "./emit-budget-event";
export { emitBudgetEventJob } from "./emit-budget-event-job";
