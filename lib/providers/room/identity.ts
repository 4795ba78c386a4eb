import { idBytes, idOfBytes, randomText } from "@/lib/platform/runtime/ids";
import { mask, sign, unmask } from "@/lib/platform/security/crypto";

/**
 * Returns the person id of someone with access to the studio. `holder` distinguishes them: a member's id, a
 * studio link's id, or "link" for the show's own studio link.
 */
export const hostPersonId = (eventId: string, holder: string): string =>
  `host-${sign("room", `${eventId}:${holder}`, 16)}`;

export const guestPersonId = (guestId: string): string => `guest-${guestId}`;

/** Returns the guest for a person id, or undefined. */
export const guestOfPerson = (person: string): string | undefined => /^guest-(\w+)$/.exec(person)?.[1];

/**
 * Returns an attendee's person id, which doesn't reveal who they are, because everyone sees it while they are
 * on stage. Only this installation can map it back to the registration.
 */
export function attendeePersonId(registrationId: string): string {
  const bytes = idBytes(registrationId.replace(/^reg_/, ""));
  if (!bytes) throw new Error("an attendee's person follows from a registration's id");
  return `v-${mask("person", bytes).toString("base64url")}`;
}

/**
 * Returns the person id of someone who watches an open show without registering. `watcher` is the id in their
 * browser's cookie.
 */
export const watcherPersonId = (eventId: string, watcher: string): string =>
  `w-${sign("room", `${eventId}:${watcher}`, 22)}`;

/** Returns the registration for an attendee's person id, or undefined for other ids. */
export function registrationOfPerson(person: string): string | undefined {
  const found = /^v-([\w-]{22})$/.exec(person)?.[1];
  if (!found) return undefined;
  return `reg_${idOfBytes(unmask("person", Buffer.from(found, "base64url")))}`;
}

const SEAT_CHARS = 12;

/**
 * Returns the identity of a person's tab in the room. The same tab rejoins under the same identity, which
 * ends its previous connection at once. `tab` is the page's own id, which can't be derived from the identity.
 * The link's version is included, so that a token from a previous link never ends a connection of the current
 * one.
 */
export const roomIdentity = (person: string, tab: string, linkVersion: string): string =>
  `${person}.${sign("room", `seat:${person}:${linkVersion}:${tab}`, SEAT_CHARS)}`;

/** For pages that don't send a tab id. */
export const randomTab = (): string => randomText(22);
