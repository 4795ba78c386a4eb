import type { PromoKitItem } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { kitSubject } from "@/lib/promo/kit-files";

/** Their links stop working at once, although the sweep comes later. */
const DROP_FILES = `
WITH unreferred AS (
  DELETE FROM file_reference WHERE subject_type = $1 AND file_id = ANY ($2::text[])
)
UPDATE file SET expires_at = now() WHERE id = ANY ($2::text[]) AND purpose = 'promo_kit.card'`;

/** Deletes items with their files, in the caller's transaction. */
export async function deleteItems(
  ctx: Pick<Ctx, "db" | "sql">,
  items: readonly PromoKitItem[],
): Promise<void> {
  if (items.length === 0) return;
  await ctx.db.promoKitItem.deleteMany({ where: { id: { in: items.map(({ id }) => id) } } });
  const files = items.flatMap(({ fileId }) => fileId ?? []);
  if (files.length > 0) await ctx.sql("promo_kit_drop_files", DROP_FILES, [kitSubject("").type, files]);
}
