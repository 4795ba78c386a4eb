export { isExportKey, openExport } from "./open-export";
