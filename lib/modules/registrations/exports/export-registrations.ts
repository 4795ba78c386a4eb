import { listedBy } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { iso } from "@/lib/platform/runtime/clock";
import { tableFile } from "@/lib/platform/tables/table-file";
import { signedLocalUrl } from "@/lib/providers/storage";
import type { registrationExportsContract } from "./contract";

type Contract = typeof registrationExportsContract;

const LINK_SECONDS = 15 * 60;

export async function exportRegistrations(
  ctx: Ctx,
  { slug, format, ...filters }: InputOf<Contract["exportRegistrations"]>,
): Promise<OutputOf<Contract["exportRegistrations"]>> {
  const event = await findEvent(ctx, slug);
  const { name: used, condition, values } = listedBy(event.id, filters);
  const [listed] = await ctx.sql<{ rows: number }>(
    `registration_export_count${used}`,
    `SELECT count(*)::int AS rows FROM registration WHERE ${condition}`,
    values,
  );
  const id = ctx.newId("exp");
  await forgetEnded(ctx, event.id);
  await ctx.db.registrationExport.create({
    data: { id, ...ownedBy(ctx), eventId: event.id, format, filters, createdAt: ctx.realNow },
  });
  const rows = listed?.rows ?? 0;
  ctx.record({ subjectType: "event", subjectId: slug, after: { export: id, format, rows, ...filters } });
  const { name, contentType } = tableFile(`registrations-${slug}`, format);
  const { url, expiresAt } = signedLocalUrl(`${ctx.workspaceId}/${ctx.environment}/${id}`, {
    expiresSeconds: LINK_SECONDS,
    name,
    contentType,
  });
  return { format, rows, url, expires_at: iso(expiresAt) };
}

/** Deletes exports whose links have expired. */
async function forgetEnded(ctx: Ctx, eventId: string): Promise<void> {
  await ctx.sql(
    "registration_export_ended",
    `DELETE FROM registration_export WHERE event_id = $1 AND created_at < now() - make_interval(secs => $2)`,
    [eventId, 2 * LINK_SECONDS],
  );
}
