import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { planTablesContract } from "./contract";
import { exportPlan } from "./exporting/export-plan";
import { importPlan } from "./importing/import-plan";

export const handlers: HandlersOf<typeof planTablesContract> = { exportPlan, importPlan };
