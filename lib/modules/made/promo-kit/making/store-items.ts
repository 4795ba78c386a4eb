import type { Prisma, PromoKitItem, PromoKitJob } from "@/lib/generated/prisma/client";
import { dropReference, storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { kitSubject } from "@/lib/promo/kit-files";
import { makePromoKitJob } from "../make-promo-kit-job";
import { isSameItem, type WantedItem } from "../reading/wanted-items";

export interface MadeItem {
  wanted: WantedItem;
  /** Of a card. */
  upload: Upload | null;
}

/** Whoever removes or erases a guest waits for this, or this sees that they are gone. */
const STILL_THERE = `
SELECT 1 FROM event e WHERE e.id = $1 AND ($2 NOT LIKE 'gst\\_%' OR EXISTS (
  SELECT 1 FROM guest g WHERE g.id = $2 AND g.event_id = e.id AND g.deleted_at IS NULL))`;

/** Stores what was made for one person, as drafts. Nothing for someone who was removed. */
export async function storeItems(job: PromoKitJob, made: readonly MadeItem[]): Promise<PromoKitItem[]> {
  const personId = made[0]?.wanted.personId;
  if (personId === undefined) return [];
  const { eventId } = job;
  return asSystem(makePromoKitJob.kind, job, async (ctx) => {
    await ctx.lock("promo_kit_person", "SELECT 1 FROM guest WHERE id = $1 FOR SHARE", [personId]);
    const there = await ctx.sql("promo_kit_still_there", STILL_THERE, [eventId, personId]);
    if (there.length === 0) return [];
    const { slug } = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
    const rows = await ctx.db.promoKitItem.findMany({ where: { eventId, personId } });
    const items: PromoKitItem[] = [];
    for (const { wanted, upload } of made) {
      const before = rows.find((row) => isSameItem(row, wanted));
      // Someone edited it since.
      if (before?.isEdited && !job.replaceEdited) continue;
      items.push(await store(ctx, job, { wanted, upload, before, slug }));
    }
    ctx.record({
      ...{ subjectType: "promo_kit", subjectId: slug },
      after: { job: job.id, person: personId, items: items.map(({ id, version }) => ({ id, version })) },
    });
    return items;
  });
}

interface Stored extends MadeItem {
  before: PromoKitItem | undefined;
  slug: string;
}

async function store(
  ctx: Ctx,
  { workspaceId, environment, eventId }: PromoKitJob,
  { wanted, upload, before, slug }: Stored,
): Promise<PromoKitItem> {
  const { personId, kind, variant, mark, text, source, teaser } = wanted;
  if (upload) {
    const name = `${slug}-${variant}.jpg`;
    await storeFile(ctx, upload, { purpose: "promo_kit.card", name, subject: kitSubject(eventId) });
    if (before?.fileId) await dropReference(ctx, before.fileId, kitSubject(eventId));
  }
  const data = {
    ...{ mark, text, source, isEdited: false, state: "draft", fileId: upload?.fileId ?? null },
    ...{ recordingId: teaser?.recordingId ?? null, segmentNumber: teaser?.segmentNumber ?? null },
    clipId: null,
    ...{ madeAt: ctx.now, updatedAt: ctx.now },
  } satisfies Prisma.PromoKitItemUncheckedUpdateInput;
  if (before)
    return ctx.db.promoKitItem.update({
      where: { id: before.id },
      data: { ...data, version: before.version + 1 },
    });
  const id = ctx.newId("pki");
  return ctx.db.promoKitItem.create({
    data: { id, workspaceId, environment, eventId, personId, kind, variant, ...data, createdAt: ctx.now },
  });
}
