import { db } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";

export interface BackstageHolder {
  guestId: string;
  eventId: string;
  slug: string;
  accessVersion: number;
}

const TOKEN = /^[0-9A-Za-z]{32}$/;

/**
 * Returns the guest of a backstage link, by the token's digest. Undefined if it is unknown, replaced or
 * revoked.
 */
export async function findGuestByToken(token: string): Promise<BackstageHolder | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const guest = await db().guest.findFirst({
    where: { accessHash: sha256Hex(token), accessRevokedAt: null, deletedAt: null },
    select: { id: true, eventId: true, accessVersion: true, event: { select: { slug: true } } },
  });
  if (!guest) return undefined;
  const { id, eventId, accessVersion, event } = guest;
  return { guestId: id, eventId, slug: event.slug, accessVersion };
}
