import type { Event } from "@/lib/generated/prisma/client";
import { hasWebhooks } from "@/lib/modules/developers/webhooks";
import { type Attestation, emitRegistrationChange } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { RowResult } from "../import-fields-schema";
import type { Person, ReadRow } from "../reading/read-person";
import { writePeople } from "./write-people";

/** Registers the people in rows, emits events for new ones, and returns the result of each row. */
export async function writeRows(
  ctx: Ctx,
  event: Event,
  rows: readonly ReadRow[],
  attestation: Attestation,
): Promise<{ outcomes: RowResult[] }> {
  const people: Person[] = [];
  for (const row of rows) if ("person" in row) people.push(row.person);
  const { outcomes, createdIds } = await writePeople(ctx, event, people, attestation);
  await emitCreated(ctx, event, createdIds);
  let next = 0;
  return {
    outcomes: rows.map(
      (row): RowResult => ("person" in row ? (outcomes[next++] as RowResult) : ["invalid", row.problem]),
    ),
  };
}

async function emitCreated(ctx: Ctx, event: Event, ids: string[]): Promise<void> {
  if (ids.length === 0 || !(await hasWebhooks(ctx))) return;
  const created = await ctx.db.registration.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  for (const registration of created)
    emitRegistrationChange(ctx, "registration.created", event, registration);
}
