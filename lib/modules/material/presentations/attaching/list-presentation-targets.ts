import { readRoster } from "@/lib/modules/people/guests";
import { planOf } from "@/lib/modules/plan/plans";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { presentationsContract } from "../contract";

export async function listPresentationTargets(
  ctx: Ctx,
  { slug }: InputOf<typeof presentationsContract.listPresentationTargets>,
): Promise<OutputOf<typeof presentationsContract.listPresentationTargets>> {
  const event = await findEvent(ctx, slug);
  const row = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const host = event.host as { name?: string; title?: string };
  const guests = await readRoster(ctx, event.id);
  return {
    people: [
      { id: "host", name: host.name ?? "", title: host.title ?? "" },
      ...guests.map(({ id, name, title }) => ({ id, name, title })),
    ],
    segments: planOf(row).segments.map(({ id, title, type, duration_sec, assignee, slide }) => ({
      id,
      title,
      type,
      duration_sec,
      assignee,
      slide,
    })),
    plan_version: row?.version ?? 1,
  };
}
