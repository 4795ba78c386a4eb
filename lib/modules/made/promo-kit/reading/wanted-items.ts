import { createHash } from "node:crypto";
import type { PromoKitItem } from "@/lib/generated/prisma/client";
import type { PlannedCard } from "@/lib/promo/cards/faces";
import { personCard } from "@/lib/promo/cards/person-card";
import { showCard } from "@/lib/promo/cards/show-card";
import { writeCopy } from "@/lib/promo/copy/write-copy";
import type { KitPerson, KitShow } from "@/lib/promo/kit-show";
import { CARD_SIZE_NAMES, COPY_PLACES, type PromoKind } from "@/lib/promo/parts";
import { sourcesOf, trackingLink } from "@/lib/promo/source-of";
import { OF_SHOW } from "../schema";
import type { FoundTeaser } from "./find-teasers";

/** Versions of how cards are drawn, without photos and with them. Another one draws them again. */
const DRAWN = { plain: "1", photos: "2" } as const;

/** An item as it would be made now. */
export interface WantedItem {
  personId: string;
  kind: PromoKind;
  variant: string;
  /** Hash of what it is made of. An item with another one is stale. */
  mark: string;
  /** What it consists of, by its kind. */
  card: PlannedCard | null;
  text: string | null;
  source: string | null;
  teaser: Exclude<FoundTeaser, string> | null;
}

/** What is stored of an item that decides what is wanted. */
export type StoredItem = Pick<PromoKitItem, "personId" | "kind" | "variant" | "source">;

/** Returns everything that a show's kit consists of now, in order. */
export function wantedItems(
  show: KitShow,
  teasers: ReadonlyMap<string, FoundTeaser>,
  stored: readonly StoredItem[],
): WantedItem[] {
  const kept = new Map(stored.flatMap(({ personId, source }) => (source ? [[personId, source]] : [])));
  const sources = sourcesOf(show.people, kept);
  return [null, ...show.people].flatMap((person) => {
    const source = sources.get(person?.id ?? OF_SHOW) ?? "";
    return itemsOf(show, person, source, person ? teasers.get(person.id) : undefined);
  });
}

function itemsOf(
  show: KitShow,
  person: KitPerson | null,
  source: string,
  teaser: FoundTeaser | undefined,
): WantedItem[] {
  const url = trackingLink(show.signupUrl, source);
  const nothing = { personId: person?.id ?? OF_SHOW, card: null, text: null, source: null, teaser: null };
  const cards = CARD_SIZE_NAMES.map((size): WantedItem => {
    const card = person ? personCard(show, person, size) : showCard(show, size);
    return { ...nothing, kind: "card", variant: size, card, mark: markOf([drawnBy(card), card]) };
  });
  const copies = COPY_PLACES.map((place): WantedItem => {
    const text = writeCopy(show, person, place, url);
    return { ...nothing, kind: "copy", variant: place, text, mark: markOf(text) };
  });
  const link: WantedItem = { ...nothing, kind: "link", variant: "", source, mark: markOf(url) };
  const found = typeof teaser === "object" ? [teaser] : [];
  return [
    ...cards,
    ...copies,
    link,
    ...found.map(
      (one): WantedItem => ({ ...nothing, kind: "teaser", variant: "", teaser: one, mark: markOf(one) }),
    ),
  ];
}

const drawnBy = ({ photos }: PlannedCard): string => (photos.length > 0 ? DRAWN.photos : DRAWN.plain);

const markOf = (facts: unknown): string =>
  createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);

export const isSameItem = (one: StoredItem | WantedItem, other: StoredItem | WantedItem): boolean =>
  one.personId === other.personId && one.kind === other.kind && one.variant === other.variant;
