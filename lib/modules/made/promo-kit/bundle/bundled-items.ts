import type { Event, PromoKitItem } from "@/lib/generated/prisma/client";
import { outdatedClips } from "@/lib/modules/made/shorts";
import { configOf, eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { Db } from "@/lib/platform/database/db";
import { CARD_SIZES, type CardSize } from "@/lib/promo/parts";
import { trackingLink } from "@/lib/promo/source-of";
import { clipOf, clipsOf } from "../reading/clips-of";
import { OF_SHOW } from "../schema";

/** An item as a file. */
export interface BundledItem {
  item: PromoKitItem;
  personId: string;
  /** The show's title, or the person's name. */
  person: string;
  /** Without a folder. */
  name: string;
  /** A stored file, or else a text. */
  fileId: string | null;
  text: string | null;
}

interface Asked {
  personId: string | null;
  include: "approved" | "all";
}

/**
 * Returns what a bundle has: of people who are on the show now, and without teasers that have no clip, or one that was made before an
 * edit.
 */
export async function bundledItems(
  { db }: { db: Db },
  event: Event,
  { personId, include }: Asked,
): Promise<BundledItem[]> {
  const items = await db.promoKitItem.findMany({
    where: {
      eventId: event.id,
      ...(personId === null ? {} : { personId }),
      ...(include === "all" ? {} : { state: "approved" }),
    },
    orderBy: [{ personId: "asc" }, { kind: "asc" }, { variant: "asc" }],
  });
  const guests = await db.guest.findMany({ where: { eventId: event.id, deletedAt: null } });
  const names = new Map([
    [OF_SHOW, event.title],
    ["host", configOf(event).host.name],
    ...guests.map(({ id, name }) => [id, name] as const),
  ]);
  const clips = await clipsOf({ db }, items);
  const outdated = await outdatedClips({ db }, clips);
  return items.flatMap((item) => {
    const person = names.get(item.personId);
    if (!person) return [];
    const shared = { item, personId: item.personId, person };
    if (item.kind === "teaser") {
      const clip = clipOf(clips, item);
      const isShared = clip?.state === "ready" && !outdated.has(clip.id);
      return isShared && clip.mp4FileId
        ? [{ ...shared, name: "teaser.mp4", fileId: clip.mp4FileId, text: null }]
        : [];
    }
    const text = item.kind === "link" ? linkOf(event, item) : item.text;
    return [{ ...shared, name: nameOf(item), fileId: item.fileId, text }];
  });
}

const linkOf = (event: Event, { source }: PromoKitItem): string =>
  trackingLink(eventLinks(event, { withKey: false }).signup_page, source ?? "");

function nameOf({ kind, variant }: PromoKitItem): string {
  if (kind === "link") return "link.txt";
  if (kind === "copy") return `${variant.replaceAll("_", "-")}.txt`;
  const { width, height } = CARD_SIZES[variant as CardSize];
  return `${variant}-${width}x${height}.jpg`;
}
