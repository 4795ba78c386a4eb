import { erasePromoKit } from "@/lib/modules/made/promo-kit";
import { removeGuest } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";

/** Removes them from rosters, with links and photos, and leaves rows without a name. */
export async function eraseGuests(ctx: Ctx, { guests }: Person): Promise<void> {
  for (const { event, id, deletedAt } of guests) {
    const blank = await ctx.db.guest.update({
      where: { id },
      data: { name: "", title: "", company: "", intro: "", emcee: "", photo: "", email: null, extras: {} },
    });
    await ctx.db.guestInvitation.updateMany({ where: { guestId: id }, data: { note: "" } });
    await ctx.db.privateMessage.deleteMany({ where: { guestId: id } });
    await ctx.db.technicalCheck.deleteMany({ where: { guestId: id } });
    if (!deletedAt) await removeGuest(ctx, event, blank);
  }
  // Last: a kit that is being made locks the guest first, and then its items.
  await erasePromoKit(ctx, guests);
}
