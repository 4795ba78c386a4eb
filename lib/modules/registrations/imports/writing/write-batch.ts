import type { RegistrationImport } from "@/lib/generated/prisma/client";
import { type Attestation, lockOpenEvent } from "@/lib/modules/registrations/places";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { LeaseLostError } from "@/lib/platform/jobs/errors";
import type { RowResult } from "../import-fields-schema";
import { importRegistrationsJob } from "../import-registrations-job";
import { NO_COUNTS, type RowCounts } from "../no-counts";
import type { ReadRow } from "../reading/read-person";
import { withoutErased } from "./erased-rows";
import { countOutcomes, problemsIn, type RowProblem } from "./row-outcomes";
import { writeRows } from "./write-rows";

/**
 * Registers the people of some rows and records it, in one transaction, so that no row is registered twice
 * even if the import restarts. `done` is the number of rows written before.
 * @throws LeaseLostError if another run has continued the import
 */
export async function writeBatch(
  owner: RegistrationImport,
  rows: readonly ReadRow[],
  done: number,
): Promise<void> {
  const { slug } = await db().event.findUniqueOrThrow({
    where: { id: owner.eventId },
    select: { slug: true },
  });
  await asSystem(importRegistrationsJob.kind, owner, async (ctx) => {
    // Before the event, as erasing a person does.
    const current = await lockImport(ctx, owner.id, done);
    const event = await lockOpenEvent(ctx, slug, "organiser");
    const attestation = owner.attestation as unknown as Attestation;
    const allowed = await withoutErased(ctx, owner.id, rows);
    const { outcomes } = await writeRows(ctx, event, allowed, attestation);
    await keep(ctx, current, rows, outcomes);
    ctx.record({
      subjectType: "event",
      subjectId: slug,
      after: { import: owner.id, first_row: done + 1, rows: rows.length, ...countOutcomes(outcomes) },
    });
  });
}

async function lockImport(ctx: Ctx, id: string, done: number): Promise<RegistrationImport> {
  const [found] = await ctx.sql(
    "registration_import_lock",
    "SELECT 1 FROM registration_import WHERE id = $1 AND rows_done = $2 AND ended_at IS NULL FOR UPDATE",
    [id, done],
  );
  if (!found) throw new LeaseLostError(`Another run goes on with the import ${id}.`);
  return ctx.db.registrationImport.findUniqueOrThrow({ where: { id } });
}

async function keep(
  ctx: Ctx,
  { id, rowsDone, counts, problems }: RegistrationImport,
  rows: readonly ReadRow[],
  outcomes: RowResult[],
): Promise<void> {
  await ctx.db.registrationImportBatch.create({
    data: { importId: id, firstRow: rowsDone + 1, outcomes: outcomes as string[][] },
  });
  const known = problems as unknown as RowProblem[];
  await ctx.db.registrationImport.update({
    where: { id },
    data: {
      rowsDone: rowsDone + rows.length,
      counts: countOutcomes(outcomes, { ...NO_COUNTS, ...(counts as Partial<RowCounts>) }),
      problems: problemsIn(rows, outcomes, known) as object[],
    },
  });
}
