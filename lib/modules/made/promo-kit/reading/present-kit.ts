import type { Clip, PromoKitItem } from "@/lib/generated/prisma/client";
import { fileLinks } from "@/lib/modules/files/files";
import { miscaptionedClips, outdatedClips } from "@/lib/modules/made/shorts";
import { eventLinks } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { CARD_SIZE_NAMES, CARD_SIZES, COPY_PLACES, PROMO_KINDS } from "@/lib/promo/parts";
import { trackingLink } from "@/lib/promo/source-of";
import { OF_SHOW, type PromoKitItemWire, type PromoKitPersonWire } from "../schema";
import { clipOf, clipsOf } from "./clips-of";
import { isStale, type Kit } from "./read-kit";

/** Presents some of a kit's items, in the order in which they are made. */
export async function presentItems(
  ctx: Ctx,
  kit: Kit,
  items: readonly PromoKitItem[],
): Promise<PromoKitItemWire[]> {
  const clips = await clipsOf(ctx, items);
  const outdated = (await outdatedClips(ctx, clips)).union(await miscaptionedClips(ctx, clips));
  const files = items.flatMap((item) => item.fileId ?? clipOf(clips, item)?.mp4FileId ?? []);
  const links = await fileLinks(ctx, files);
  return [...items].sort(byOrder).map((item) => {
    const clip = clipOf(clips, item) ?? null;
    const fileUrl = links.get(item.fileId ?? clip?.mp4FileId ?? "") ?? null;
    const stale = isStale(item, kit) || (clip !== null && outdated.has(clip.id));
    return present(item, kit, { clip, fileUrl, stale });
  });
}

/** Presents everyone who is on the show now. */
export async function presentPeople(ctx: Ctx, kit: Kit): Promise<PromoKitPersonWire[]> {
  const { show, teasers } = kit;
  const shown = kit.items.filter(
    ({ personId }) => personId === OF_SHOW || show.people.some(({ id }) => id === personId),
  );
  const items = await presentItems(ctx, kit, shown);
  const itemsOf = (id: string) => items.filter(({ person_id }) => person_id === id);
  const waiting = (id: string) => {
    const found = teasers.get(id);
    return typeof found === "string" ? found : null;
  };
  return [
    ...[
      {
        person_id: OF_SHOW,
        name: show.title,
        has_photo: false,
        teaser_waits_for: null,
        items: itemsOf(OF_SHOW),
      },
    ],
    ...show.people.map(({ id, name, photoFileId }) => ({
      ...{ person_id: id, name, has_photo: photoFileId !== null },
      ...{ teaser_waits_for: waiting(id), items: itemsOf(id) },
    })),
  ];
}

interface Shown {
  clip: Clip | null;
  fileUrl: string | null;
  stale: boolean;
}

function present(item: PromoKitItem, kit: Kit, { clip, fileUrl, stale }: Shown): PromoKitItemWire {
  const size = CARD_SIZE_NAMES.find((one) => item.kind === "card" && one === item.variant) ?? null;
  const page = eventLinks(kit.event, { withKey: false }).signup_page;
  return {
    ...{ id: item.id, person_id: item.personId, kind: item.kind as PromoKitItemWire["kind"], size },
    place: COPY_PLACES.find((one) => item.kind === "copy" && one === item.variant) ?? null,
    ...{ version: item.version, state: item.state as PromoKitItemWire["state"] },
    ...{ stale, edited: item.isEdited, text: item.text },
    url: item.source === null ? null : trackingLink(page, item.source),
    source: item.source,
    width: size && CARD_SIZES[size].width,
    height: size && CARD_SIZES[size].height,
    file_url: fileUrl,
    teaser:
      item.segmentNumber === null
        ? null
        : {
            segment_id: item.segmentNumber,
            clip_job_id: clip?.number ?? null,
            clip_state: (clip?.state as "ready" | undefined) ?? null,
          },
    made_at: iso(item.madeAt),
    updated_at: iso(item.updatedAt),
  };
}

const VARIANTS: readonly string[] = [...CARD_SIZE_NAMES, ...COPY_PLACES];
const orderOf = ({ kind, variant }: PromoKitItem): number =>
  (PROMO_KINDS as readonly string[]).indexOf(kind) * 100 + VARIANTS.indexOf(variant);
const byOrder = (one: PromoKitItem, other: PromoKitItem): number => orderOf(one) - orderOf(other);
