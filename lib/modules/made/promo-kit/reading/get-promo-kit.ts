import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { promoKitContract } from "../contract";
import { presentLatestJob } from "./present-job";
import { presentPeople } from "./present-kit";
import { readKit } from "./read-kit";

type Operation = typeof promoKitContract.getPromoKit;

export async function getPromoKit(ctx: Ctx, { slug }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  const event = await findEvent(ctx, slug);
  const kit = await readKit(ctx, event);
  return { people: await presentPeople(ctx, kit), job: await presentLatestJob(ctx, event.id) };
}
