import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { registrationImportsContract } from "./contract";
import { presentImport, reportLink } from "./present-import";

export async function getRegistrationImport(
  ctx: Ctx,
  { slug, job_id }: InputOf<typeof registrationImportsContract.getRegistrationImport>,
): Promise<OutputOf<typeof registrationImportsContract.getRegistrationImport>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.registrationImport.findUnique({ where: { id: job_id } });
  if (!row || row.eventId !== event.id) throw notFound();
  return presentImport(slug, row, await reportLink(ctx, row));
}
