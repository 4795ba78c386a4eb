import { randomText } from "@/lib/platform/runtime/ids";
import { sign } from "@/lib/platform/security/crypto";

/**
 * The same person has the same identity after a reload, and a second tab of theirs replaces the first one.
 * `holder` tells hosts apart: a member's id, or "link" for whoever holds the studio link.
 */
export const hostIdentity = (eventId: string, holder: string): string =>
  `host-${sign("room", `${eventId}:${holder}`, 16)}`;

/**
 * The link's generation is part of it: whoever still holds an older link can neither take this place nor push
 * the new holder out by joining under the same name.
 */
export const guestIdentity = (guestId: string, linkVersion: number): string =>
  `guest-${guestId}-${linkVersion}`;

/** Says nothing about who it is. */
export const viewerIdentity = (): string => `v-${randomText(22)}`;

/** The guest behind an identity, or undefined. */
export function readGuestIdentity(identity: string): { guestId: string; linkVersion: number } | undefined {
  const found = /^guest-(\w+)-(\d{1,9})$/.exec(identity);
  return found?.[1] ? { guestId: found[1], linkVersion: Number(found[2]) } : undefined;
}
