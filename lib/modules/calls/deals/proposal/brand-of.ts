import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { ProposalWire } from "../schema";

/** Returns the brand of the show that a deal came out of, as its signup page has it. */
export async function brandOf(ctx: Ctx, eventId: string | null): Promise<ProposalWire["brand"]> {
  const event = eventId === null ? null : await ctx.db.event.findUnique({ where: { id: eventId } });
  const { accent = null, logo = null } = event ? configOf(event).brand : {};
  return { accent, logo };
}
