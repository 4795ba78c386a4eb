import type { Readable } from "node:stream";
import { planOf, withoutNotes } from "@/lib/modules/plan/plans";
import { db } from "@/lib/platform/database/db";
import { writeTable } from "@/lib/platform/tables/write-table";
import { surroundingsOf } from "../surroundings-of";
import { planRows } from "./plan-rows";
import { readPlanTableKey } from "./plan-table-key";

/** Opens the current run of show of a signed key. Undefined if it no longer exists. */
export async function openPlanTable(key: string): Promise<{ open: () => Readable } | undefined> {
  const asked = readPlanTableKey(key);
  if (!asked) return undefined;
  const { workspaceId, environment, eventId } = asked;
  const event = await db().event.findUnique({ where: { id: eventId }, include: { plan: true } });
  if (event?.workspaceId !== workspaceId || event.environment !== environment) return undefined;
  const plan = asked.withNotes ? planOf(event.plan) : withoutNotes(planOf(event.plan));
  const rows = planRows(plan, await surroundingsOf({ db: db() }, event));
  return { open: () => writeTable(asked.format, once(rows)) };
}

async function* once(rows: string[][]): AsyncGenerator<string[][], void> {
  yield rows;
}
