import type { Guest } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { GuestWire } from "./schema";

/** State of the personal backstage link. */
export function linkState(row: Pick<Guest, "accessHash" | "accessRevokedAt">): GuestWire["access"] {
  if (row.accessHash !== null) return "active";
  return row.accessRevokedAt === null ? "none" : "revoked";
}

/** A guest for those who run the show. The address is left out unless `withEmail`. */
export function presentGuest(row: Guest, options: { withEmail: boolean }): GuestWire {
  const own = {
    id: row.id,
    name: row.name,
    title: row.title,
    company: row.company,
    intro: row.intro,
    emcee: row.emcee,
    photo: row.photo,
    email: options.withEmail ? row.email : null,
    access: linkState(row),
    opened_at: isoOrNull(row.openedAt),
    version: row.version,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
  const extras = row.extras as Record<string, unknown>;
  const taken = Object.entries(extras).filter(([name]) => name in own || name === "extras");
  return { ...extras, ...own, extras: taken.length > 0 ? Object.fromEntries(taken) : undefined };
}

/** A guest for the public: never the address, never what the caller keeps for itself. */
export const presentPublicGuest = (row: Guest) => ({
  id: row.id,
  name: row.name,
  title: row.title,
  company: row.company,
  intro: row.intro,
  photo: row.photo,
});

/** What the audit log keeps of a guest. */
export const auditGuest = (row: Guest) => ({
  name: row.name,
  title: row.title,
  company: row.company,
  intro: row.intro,
  emcee: row.emcee,
  photo: row.photo,
  email: row.email,
  extras: row.extras,
});
