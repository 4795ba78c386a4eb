import type { Prisma, PromoKitItem, PromoKitJob } from "@/lib/generated/prisma/client";
import { dropReference, storeFile } from "@/lib/modules/files/files";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { kitSubject } from "@/lib/promo/kit-files";
import { makePromoKitJob } from "../make-promo-kit-job";
import { wantedBeforeTeasers } from "../reading/read-kit";
import { isSameItem, type WantedItem } from "../reading/wanted-items";
import { staysEdited } from "./needs-making";

export interface MadeItem {
  wanted: WantedItem;
  /** Of a card. */
  upload: Upload | null;
}

/** First, as inserting items refers to it, and whoever changes it may lock guests next. */
const LOCK_EVENT = "SELECT 1 FROM event WHERE id = $1 FOR KEY SHARE";
/** Whoever removes or erases a guest waits for this, or this sees that they are gone. */
const LOCK_PEOPLE = "SELECT 1 FROM guest WHERE event_id = $1 ORDER BY id FOR SHARE";

const LOCK_ITEMS = `
SELECT 1 FROM promo_kit_item WHERE event_id = $1 AND person_id = $2 ORDER BY id FOR UPDATE`;

/**
 * Stores what was made for one person, as drafts. Nothing for someone who was removed.
 * @returns null, and stores nothing, if the show has changed since: it may show or name someone who was erased
 */
export async function storeItems(
  job: PromoKitJob,
  made: readonly MadeItem[],
): Promise<PromoKitItem[] | null> {
  const personId = made[0]?.wanted.personId;
  if (personId === undefined) return [];
  const { eventId } = job;
  return asSystem(makePromoKitJob.kind, job, async (ctx) => {
    await ctx.lock("promo_kit_event", LOCK_EVENT, [eventId]);
    await ctx.sql("promo_kit_people", LOCK_PEOPLE, [eventId]);
    const event = await ctx.db.event.findUnique({ where: { id: eventId } });
    const wantedNow = event ? (await wantedBeforeTeasers(ctx, event)).filter(isOf(personId)) : [];
    if (!event || wantedNow.length === 0) return [];
    if (made.some(({ wanted }) => isOutdated(wanted, wantedNow))) return null;
    const { slug } = event;
    // Whoever edits or approves one has locked it.
    await ctx.sql("promo_kit_items", LOCK_ITEMS, [eventId, personId]);
    const rows = await ctx.db.promoKitItem.findMany({ where: { eventId, personId } });
    const items: PromoKitItem[] = [];
    for (const { wanted, upload } of made) {
      const before = rows.find((row) => isSameItem(row, wanted));
      // Someone edited it since.
      if (before && staysEdited(before, job)) continue;
      items.push(await store(ctx, job, { wanted, upload, before, slug }));
    }
    ctx.record({
      ...{ subjectType: "promo_kit", subjectId: slug },
      after: { job: job.id, person: personId, items: items.map(({ id, version }) => ({ id, version })) },
    });
    return items;
  });
}

const isOf =
  (id: string) =>
  ({ personId }: WantedItem): boolean =>
    personId === id;

/** A teaser only names a segment, which says itself what may be shown of it. */
const isOutdated = (item: WantedItem, now: readonly WantedItem[]): boolean =>
  item.kind !== "teaser" && now.find((one) => isSameItem(one, item))?.mark !== item.mark;

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
