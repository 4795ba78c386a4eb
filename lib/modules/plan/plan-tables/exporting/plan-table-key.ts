import type { WrittenFormat } from "@/lib/platform/tables/table-file";

const KEY = /^([\w-]+)\/(test|live)\/(plan|agenda)_(csv|xlsx)_(evt_[0-9a-z]+)$/;

export interface PlanTable {
  workspaceId: string;
  environment: string;
  /** True to include notes and questions, not only titles and times. */
  withNotes: boolean;
  format: WrittenFormat;
  eventId: string;
}

/**
 * Returns the signed key in a run of show's download URL. The table is written when it is fetched, so nothing
 * has to be stored.
 */
export const planTableKey = ({ workspaceId, environment, withNotes, format, eventId }: PlanTable): string =>
  `${workspaceId}/${environment}/${withNotes ? "plan" : "agenda"}_${format}_${eventId}`;

export const isPlanTableKey = (key: string): boolean => KEY.test(key);

export function readPlanTableKey(key: string): PlanTable | undefined {
  const [all, workspaceId = "", environment = "", kind, format, eventId = ""] = KEY.exec(key) ?? [];
  if (all === undefined) return undefined;
  return {
    workspaceId,
    environment,
    withNotes: kind === "plan",
    format: format === "xlsx" ? "xlsx" : "csv",
    eventId,
  };
}
