import type { Guest, GuestProposal } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { photoOf } from "./photos/photo";
import { recordingConsent } from "./recording/recording-consent";
import type { GuestWire } from "./schema";

/** Returns the state of the personal backstage link. */
export function linkState(row: Pick<Guest, "accessHash" | "accessRevokedAt">): GuestWire["access"] {
  if (row.accessHash !== null) return "active";
  return row.accessRevokedAt === null ? "none" : "revoked";
}

const profileOf = (row: Guest) => ({
  name: row.name,
  title: row.title,
  company: row.company,
  intro: row.intro,
  emcee: row.emcee,
  photo: photoOf(row),
});

/**
 * Presents a guest to the crew, with the fields of `more` in addition to the common ones. Includes the email
 * address only with `withEmail`.
 */
export function presentGuest<More extends object = object>(
  row: Guest,
  options: { withEmail: boolean },
  more = {} as More,
): GuestWire & More {
  const own = {
    id: row.id,
    ...profileOf(row),
    email: options.withEmail ? row.email : null,
    access: linkState(row),
    opened_at: isoOrNull(row.openedAt),
    from_brief: row.fromBrief,
    accepted: true,
    version: row.version,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    ...more,
  };
  const extras = row.extras as Record<string, unknown>;
  const taken = Object.entries(extras).filter(([name]) => name in own || name === "extras");
  return { ...extras, ...own, extras: taken.length > 0 ? Object.fromEntries(taken) : undefined };
}

/** Presents a person named in the brief to the crew. */
export const presentProposal = ({
  id,
  name,
  title,
  company,
  createdAt,
  updatedAt,
}: GuestProposal): GuestWire => ({
  id,
  name,
  title,
  company,
  intro: "",
  emcee: "",
  photo: "",
  email: null,
  access: "none",
  opened_at: null,
  from_brief: true,
  accepted: false,
  version: 1,
  created_at: iso(createdAt),
  updated_at: iso(updatedAt),
});

/** Presents a guest to the public, without the email address and the caller's own fields. */
export const presentPublicGuest = (row: Guest) => ({
  id: row.id,
  name: row.name,
  title: row.title,
  company: row.company,
  intro: row.intro,
  photo: photoOf(row),
});

/** Presents a guest on their own page. */
export const presentOwnGuest = (row: Guest) => ({
  ...presentPublicGuest(row),
  confirmed_at: isoOrNull(row.confirmedAt),
  recording_consent: recordingConsent(row),
});

/** Returns the audit log's fields of a guest. */
export const auditGuest = (row: Guest) => ({
  ...profileOf(row),
  email: row.email,
  extras: row.extras,
});
