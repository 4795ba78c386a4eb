import { Readable } from "node:stream";
import { atMost } from "@/lib/operation/at-most";
import { db } from "@/lib/platform/database/db";
import { writeTable } from "@/lib/platform/tables/write-table";
import { exportedRows } from "./export-cells";
import { exportedEvents } from "./export-events";
import { readExportKey } from "./export-key";
import type { ExportedEvent } from "./export-kinds";

const limited = atMost("analytics-exports", 3);

/**
 * Opens the export of a signed key, written while it is read. Undefined if its show no longer exists.
 * @throws `service_unavailable` while too many are being written
 */
export async function openAnalyticsExport(key: string): Promise<{ open: () => Readable } | undefined> {
  const asked = readExportKey(key);
  if (!asked) return undefined;
  const event = await db().event.findUnique({ where: { id: asked.eventId } });
  if (event?.workspaceId !== asked.workspaceId || event.environment !== asked.environment) return undefined;
  return {
    open: () =>
      limited(() => {
        const events = exportedEvents(event);
        return asked.format === "csv"
          ? writeTable("csv", exportedRows(events))
          : Readable.from(linesOf(events), { objectMode: false });
      }),
  };
}

async function* linesOf(batches: AsyncIterable<readonly ExportedEvent[]>): AsyncGenerator<string, void> {
  for await (const events of batches)
    if (events.length > 0) yield events.map((event) => `${JSON.stringify(event)}\n`).join("");
}
