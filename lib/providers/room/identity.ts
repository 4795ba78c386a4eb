import { idBytes, idOfBytes, randomText } from "@/lib/platform/runtime/ids";
import { mask, sign, unmask } from "@/lib/platform/security/crypto";

/**
 * Somebody with a way into the studio. `holder` tells them apart: a member's id, a studio link's id, or "link" for
 * whoever came by the show's own studio link.
 */
export const hostPersonId = (eventId: string, holder: string): string =>
  `host-${sign("room", `${eventId}:${holder}`, 16)}`;

export const guestPersonId = (guestId: string): string => `guest-${guestId}`;

/** The guest of a person's id, or undefined. */
export const guestOfPerson = (person: string): string | undefined => /^guest-(\w+)$/.exec(person)?.[1];

/**
 * Says nothing about who it is, because it is shown to everybody while they are on the stage. Only this installation
 * finds back to the registration.
 */
export function attendeePersonId(registrationId: string): string {
  const bytes = idBytes(registrationId.replace(/^reg_/, ""));
  if (!bytes) throw new Error("an attendee's person follows from a registration's id");
  return `v-${mask("person", bytes).toString("base64url")}`;
}

/** Somebody who watches an open show without a place; `watcher` is what their browser's cookie names them by. */
export const watcherPersonId = (eventId: string, watcher: string): string =>
  `w-${sign("room", `${eventId}:${watcher}`, 22)}`;

/** The registration of an attendee's person id; undefined for what is none. */
export function registrationOfPerson(person: string): string | undefined {
  const found = /^v-([\w-]{22})$/.exec(person)?.[1];
  if (!found) return undefined;
  return `reg_${idOfBytes(unmask("person", Buffer.from(found, "base64url")))}`;
}

const SEAT_CHARS = 12;

/**
 * A tab of a person in the room: the same tab comes back under the same identity, which ends its former connection at
 * once. `tab` is what the page calls itself; nobody learns it from the identity. The link's version is in it too, so that
 * a token of a former link never ends the connection of the present one.
 */
export const roomIdentity = (person: string, tab: string, linkVersion: string): string =>
  `${person}.${sign("room", `seat:${person}:${linkVersion}:${tab}`, SEAT_CHARS)}`;

/** For pages that do not say which tab they are. */
export const randomTab = (): string => randomText(22);
