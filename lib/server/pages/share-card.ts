import { createHash } from "node:crypto";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { type Card, drawCard } from "@/lib/providers/images";
import { cardDesign } from "./card-design";

const MAX_KEPT = 50;

const kept = new Map<string, Promise<Buffer>>();

/**
 * Returns a tag that changes with the picture. It is part of the URL, so that networks that cache pictures
 * fetch the new one.
 */
export const cardTag = (event: PublicEvent): string => tagOf(cardDesign(event));

const tagOf = (card: Card): string =>
  createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 16);

/** Returns a page's sharing image and its tag. Rendered once for all requests until it changes. */
export async function shareCard(event: PublicEvent): Promise<{ png: Buffer; tag: string }> {
  const card = cardDesign(event);
  const tag = tagOf(card);
  const known = kept.get(tag);
  if (known) return { png: await known, tag };
  const made = drawCard(card);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(tag, made);
  made.catch(() => kept.delete(tag));
  return { png: await made, tag };
}
