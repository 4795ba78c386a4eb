import { sql } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";

export interface BackstageHolder extends Record<string, unknown> {
  guestId: string;
  eventId: string;
  slug: string;
  accessVersion: number;
}

const TOKEN = /^[0-9A-Za-z]{32}$/;

/** Whose backstage link this is, by the token's digest; undefined when it is unknown, replaced or withdrawn. */
export async function findGuestByToken(token: string): Promise<BackstageHolder | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await sql<BackstageHolder>(
    "guest_by_token",
    `SELECT g.id AS "guestId", g.event_id AS "eventId", e.slug, g.access_version AS "accessVersion"
     FROM guest g JOIN event e ON e.id = g.event_id
     WHERE g.access_hash = $1 AND g.access_revoked_at IS NULL AND g.deleted_at IS NULL`,
    [sha256Hex(token)],
  );
  return row;
}
