export { openPlanTable } from "./open-plan-table";
export { isPlanTableKey } from "./plan-table-key";
