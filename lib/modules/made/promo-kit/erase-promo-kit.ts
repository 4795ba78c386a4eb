import type { PromoKitItem } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { deleteItems } from "./delete-items";
import { OF_SHOW } from "./schema";

interface Erased {
  id: string;
  eventId: string;
  name: string;
}

/**
 * Erases what promo kits have of these guests, in the caller's transaction: their own items, and cards and texts of their shows that
 * may name them. What was generated is generated again without them; an edited text is only deleted if it has part of a name.
 * @returns how many items were deleted
 */
export async function erasePromoKit(
  ctx: Pick<Ctx, "db" | "sql">,
  guests: readonly Erased[],
): Promise<number> {
  if (guests.length === 0) return 0;
  const items = await ctx.db.promoKitItem.findMany({
    where: { eventId: { in: guests.map(({ eventId }) => eventId) } },
  });
  const theirs = items.filter((item) => guests.some((guest) => isOf(item, guest)));
  await deleteItems(ctx, theirs);
  return theirs.length;
}

function isOf({ eventId, personId, kind, isEdited, text }: PromoKitItem, guest: Erased): boolean {
  if (eventId !== guest.eventId) return false;
  if (personId === guest.id) return true;
  if (kind === "card") return personId === OF_SHOW;
  return kind === "copy" && (!isEdited || names(text ?? "", guest.name));
}

const SHORTEST = 3;

/** Whether a text has part of a name. */
function names(text: string, name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST);
  return words.some((word) => text.toLowerCase().includes(word));
}
