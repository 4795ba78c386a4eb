import type { PromoKitItem } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { withoutAccents } from "@/lib/platform/text/without-accents";
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

/** Shorter words are in many others. */
const SHORTEST = 3;
/** Scripts that have no spaces between words, or add endings to names. */
const JOINED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a text has part of a name. If all of its words are short, one has to be a word of the text. */
function names(text: string, name: string): boolean {
  const given = plain(text);
  const whole = plain(name);
  const words = whole.split(" ").filter(Boolean);
  const long = words.filter((word) => word.length >= SHORTEST);
  if (JOINED.test(whole) && given.includes(whole)) return true;
  if (long.length > 0) return long.some((word) => given.includes(word));
  const said = new Set(given.split(/[^\p{L}\p{M}\p{N}]+/u));
  return words.some((word) => said.has(word));
}

const plain = (text: string): string => withoutAccents(text).toLowerCase().replace(/\s+/g, " ").trim();
