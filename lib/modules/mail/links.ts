import { env } from "@/lib/platform/runtime/env";
import { joinToken } from "@/lib/platform/security/capability";
import { equalText, sign } from "@/lib/platform/security/crypto";

interface Place {
  id: string;
  joinVersion: number;
}

const base = (): string => env().PUBLIC_URL.replace(/\/$/, "");

/** The personal link into the show: whoever holds it is that attendee. */
export const joinLink = (slug: string, place: Place): string =>
  `${base()}/watch/${slug}?join=${joinToken(place.id, place.joinVersion)}`;

/** Where an attendee looks at their place and can give it up. */
export const placeLink = (slug: string, place: Place): string =>
  `${base()}/place/${slug}?join=${joinToken(place.id, place.joinVersion)}`;

/** The calendar file of a show, for everybody. */
export const calendarFileLink = (slug: string): string => `${base()}/calendar/${slug}`;

/** Ends reminders to one registration without a sign-in, by GET and a button or by one-click POST. */
export const unsubscribeLink = (registrationId: string): string =>
  `${base()}/unsubscribe/${unsubscribeToken(registrationId)}`;

export const unsubscribeToken = (registrationId: string): string =>
  `${registrationId.replace(/^reg_/, "")}${sign("unsubscribe", registrationId, 24)}`;

/** The registration that an unsubscribe token names; undefined when it is not one of ours. */
export function unsubscribeSubject(token: string): string | undefined {
  if (!/^[0-9a-z]{26}[\w-]{24}$/.test(token)) return undefined;
  const id = `reg_${token.slice(0, 26)}`;
  return equalText(token, unsubscribeToken(id)) ? id : undefined;
}

/** The part after the @ in ids of calendar entries: our own host name. */
export const idDomain = (): string => new URL(env().PUBLIC_URL).hostname;
