import type { Readable } from "node:stream";
import { atMost } from "@/lib/operation/at-most";
import { db } from "@/lib/platform/database/db";
import { writeTable } from "@/lib/platform/tables/write-table";
import { exportRows } from "./export-rows";
import { ExportFilters } from "./schema";

const limited = atMost("registration-exports", 3);

/** True if the last part of a signed key names an export. */
export const isExportKey = (key: string): boolean => /\/exp_[0-9a-z]+$/.test(key);

/**
 * Opens the list of a signed key, written while it is read. Undefined if it no longer exists.
 * @throws `service_unavailable` while too many lists are being written
 */
export async function openExport(key: string): Promise<{ open: () => Readable } | undefined> {
  const [workspaceId, environment, id = ""] = key.split("/");
  const row = await db().registrationExport.findUnique({ where: { id }, include: { event: true } });
  if (!row || row.workspaceId !== workspaceId || row.environment !== environment) return undefined;
  const filters = ExportFilters.parse(row.filters);
  return {
    open: () =>
      limited(() => writeTable(row.format === "xlsx" ? "xlsx" : "csv", exportRows(row.eventId, filters))),
  };
}
