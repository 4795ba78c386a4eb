import type { AnalyticsFormat } from "../schema";

const KEY = /^([\w-]+)\/(test|live)\/analytics_(csv|ndjson)_(evt_[0-9a-z]+)$/;

interface AnalyticsExport {
  workspaceId: string;
  environment: string;
  format: AnalyticsFormat;
  eventId: string;
}

/** Returns the signed key in an export's download URL. It is written when it is fetched, so nothing has to be stored. */
export const exportKey = ({ workspaceId, environment, format, eventId }: AnalyticsExport): string =>
  `${workspaceId}/${environment}/analytics_${format}_${eventId}`;

export const isAnalyticsExportKey = (key: string): boolean => KEY.test(key);

export function readExportKey(key: string): AnalyticsExport | undefined {
  const [all, workspaceId = "", environment = "", format, eventId = ""] = KEY.exec(key) ?? [];
  if (all === undefined) return undefined;
  return { workspaceId, environment, format: format === "csv" ? "csv" : "ndjson", eventId };
}
