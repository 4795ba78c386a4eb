import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { openingVersion, type PageVersion, versionOf } from "./page-state";

/**
 * Returns one version of a show's page by its number.
 * @throws `validation_error` naming `field` if it doesn't exist
 */
export async function findVersion(
  ctx: Ctx,
  event: Event,
  number: number,
  field = "number",
): Promise<PageVersion> {
  const row = await ctx.db.signupVersion.findUnique({
    where: { eventId_number: { eventId: event.id, number } },
  });
  if (row) return versionOf(row);
  const isOpening = number === 0 && !(await ctx.db.signupPage.findUnique({ where: { eventId: event.id } }));
  if (!isOpening) throw invalid({ [field]: "not_found" }, `This page has no version ${number}.`);
  return openingVersion(event);
}
