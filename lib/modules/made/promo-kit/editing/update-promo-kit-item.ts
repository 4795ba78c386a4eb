import { xLength } from "@/lib/content/x-length";
import type { PromoKitItem } from "@/lib/generated/prisma/client";
import { outdatedClips, requireUpToDate } from "@/lib/modules/made/shorts";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, notFound, stateConflict } from "@/lib/operation/problem";
import { X_CHARACTERS } from "@/lib/promo/parts";
import type { promoKitContract } from "../contract";
import { clipOf, clipsOf } from "../reading/clips-of";
import { presentItems } from "../reading/present-kit";
import { isStale, readKit } from "../reading/read-kit";
import { isSameItem } from "../reading/wanted-items";

type Operation = typeof promoKitContract.updatePromoKitItem;

/** Edits a text, approves an item, or takes its approval back. */
export async function updatePromoKitItem(
  ctx: Ctx,
  { slug, item_id, text, state }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  await ctx.lock(
    "promo_kit_item_lock",
    "SELECT 1 FROM promo_kit_item WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [item_id, ctx.workspaceId],
  );
  const event = await findEvent(ctx, slug);
  const item = await ctx.db.promoKitItem.findUnique({ where: { id: item_id } });
  if (item?.eventId !== event.id) throw notFound();
  expectVersion(ctx, item.version);
  if (text !== undefined) requireFits(item, text);
  const kit = await readKit(ctx, event);
  const wanted = kit.wanted.find((one) => isSameItem(one, item));
  const isNewText = text !== undefined && text !== item.text;
  const isEdited = isNewText ? text !== wanted?.text : item.isEdited;
  const next = state ?? (isNewText ? "draft" : item.state);
  if (next === "approved") requireFresh(isStale(item, kit) && !isEdited);
  // Someone has read it beside what the show says now.
  const mark = isEdited || isNewText ? (wanted?.mark ?? item.mark) : item.mark;
  const clipId = next === "approved" && item.kind === "teaser" ? await clipToApprove(ctx, item) : null;
  const isChanged = isNewText || next !== item.state || mark !== item.mark || clipId !== item.clipId;
  const after = isChanged
    ? await ctx.db.promoKitItem.update({
        where: { id: item.id },
        data: {
          ...{ version: item.version + 1, state: next, isEdited, mark, clipId, updatedAt: ctx.now },
          text: text ?? item.text,
        },
      })
    : item;
  // Without the words, which may be about people.
  ctx.record({
    ...{ subjectType: "promo_kit_item", subjectId: item.id },
    before: { version: item.version, state: item.state, edited: item.isEdited },
    after: { version: after.version, state: after.state, edited: after.isEdited },
  });
  ctx.meta.version = after.version;
  const [presented] = await presentItems(ctx, kit, [after]);
  if (!presented) throw notFound();
  return presented;
}

function requireFits({ kind, variant }: PromoKitItem, text: string): void {
  if (kind !== "copy") throw invalid({ text: "not_allowed" }, "Only texts can be edited.");
  if (variant === "x_post" && xLength(text) > X_CHARACTERS) throw invalid({ text: "too_long" });
}

function requireFresh(isOutdated: boolean): void {
  if (isOutdated)
    throw stateConflict("stale", "The show has changed since this was made. Generate it again first.");
}

/** Returns the clip that approving a teaser approves: the one that it has, unless that can't be given out any more. */
async function clipToApprove(ctx: Ctx, item: PromoKitItem): Promise<string> {
  const clips = await clipsOf(ctx, [item]);
  const outdated = await outdatedClips(ctx, clips);
  const approved = clipOf(clips, item);
  if (approved?.state === "ready" && !outdated.has(approved.id)) return approved.id;
  const [newest] = clips;
  if (newest?.state !== "ready")
    throw stateConflict("waiting", "The teaser has no clip yet. Render its segment first.");
  await requireUpToDate(ctx, newest);
  return newest.id;
}
