export { tellBudget } from "./tell-budget";
