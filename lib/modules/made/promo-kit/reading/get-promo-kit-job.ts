import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { promoKitContract } from "../contract";
import { presentJob } from "./present-job";

type Operation = typeof promoKitContract.getPromoKitJob;

export async function getPromoKitJob(
  ctx: Ctx,
  { slug, job_id }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.promoKitJob.findUnique({ where: { id: job_id } });
  if (row?.eventId !== event.id) throw notFound();
  return presentJob(ctx, row);
}
