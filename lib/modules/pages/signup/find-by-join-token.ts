import type { Registration } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { joinToken, joinTokenSubject } from "@/lib/platform/security/capability";
import { equalText } from "@/lib/platform/security/crypto";

/** Returns the registration of a personal link of this event. Undefined for an invalid or revoked link. */
export async function findByJoinToken(eventId: string, token: string): Promise<Registration | undefined> {
  const id = joinTokenSubject(token);
  if (!id) return undefined;
  const row = await db().registration.findUnique({ where: { id } });
  if (!row || row.eventId !== eventId || row.removedAt) return undefined;
  return equalText(token, joinToken(row.id, row.joinVersion)) ? row : undefined;
}
