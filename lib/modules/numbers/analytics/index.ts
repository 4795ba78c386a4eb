export { isAnalyticsExportKey } from "./exporting/export-key";
export { openAnalyticsExport } from "./exporting/open-analytics-export";
