import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import type { promoKitContract } from "../contract";
import { presentJob } from "../reading/present-job";
import { requirePeople } from "../require-people";
import { queuePromoKit } from "./queue-promo-kit";

type Operation = typeof promoKitContract.generatePromoKit;

export const OVER = ["cancelled", "archived"];

export async function generatePromoKit(
  ctx: Ctx,
  { slug, person_ids: people = [], kinds = [], replace_edited: replaceEdited }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const event = await lockEvent(ctx, slug);
  if (OVER.includes(event.state))
    throw stateConflict(event.state, `The show is ${event.state}, so there is nothing to promote.`);
  await requirePeople(ctx, event, people, "person_ids");
  const isWhole = people.length === 0 && kinds.length === 0;
  await ctx.db.promoKit.upsert({
    where: { eventId: event.id },
    create: { eventId: event.id, isWhole },
    update: isWhole ? { isWhole } : {},
  });
  const row = await queuePromoKit(ctx, event, {
    people: [...new Set(people)],
    kinds: [...new Set(kinds)],
    ...{ replaceEdited, isAutomatic: false },
  });
  return presentJob(ctx, row);
}
