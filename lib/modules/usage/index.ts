export { emitBudgetEvent } from "./emit-budget-event";
