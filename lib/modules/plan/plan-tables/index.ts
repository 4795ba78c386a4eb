export { openPlanTable } from "./exporting/open-plan-table";
export { isPlanTableKey } from "./exporting/plan-table-key";
