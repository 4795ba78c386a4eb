import type { Event, PromoKitItem } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { KitShow } from "@/lib/promo/kit-show";
import { type FoundTeaser, findTeasers } from "./find-teasers";
import { readKitShow } from "./read-kit-show";
import { isSameItem, type WantedItem, wantedItems } from "./wanted-items";

/** A show's kit: what is stored, and what it would be now. */
export interface Kit {
  event: Event;
  show: KitShow;
  teasers: ReadonlyMap<string, FoundTeaser>;
  items: readonly PromoKitItem[];
  wanted: readonly WantedItem[];
}

export async function readKit(ctx: Ctx, event: Event): Promise<Kit> {
  const show = await readKitShow(ctx, event);
  const teasers = await findTeasers(ctx, event, show.people);
  const items = await ctx.db.promoKitItem.findMany({ where: { eventId: event.id } });
  return { event, show, teasers, items, wanted: wantedItems(show, teasers, items) };
}

/** What a show's kit would be now, without its teasers, for which the recording would have to be read. */
export async function wantedBeforeTeasers(ctx: Ctx, event: Event): Promise<WantedItem[]> {
  const items = await ctx.db.promoKitItem.findMany({ where: { eventId: event.id } });
  return wantedItems(await readKitShow(ctx, event), new Map(), items);
}

/** True for an item that says something that isn't so any more. */
export const isStale = (item: PromoKitItem, { wanted }: Pick<Kit, "wanted">): boolean =>
  wanted.find((one) => isSameItem(one, item))?.mark !== item.mark;
