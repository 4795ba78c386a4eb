import { env } from "@/lib/platform/runtime/env";
import { joinToken } from "@/lib/platform/security/capability";
import { equalText, sign } from "@/lib/platform/security/crypto";
import type { SubscriberType } from "./subscription-kinds";

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

/**
 * Where somebody chooses which mails of a show they get, without a sign-in: a registration or a guest. A one-click POST to it
 * ends the kind that it names.
 */
export const unsubscribeLink = (personId: string, kind?: string): string =>
  `${unsubscribePage(unsubscribeToken(personId))}${kind ? `?kind=${kind}` : ""}`;

export const unsubscribePage = (token: string): string => `${base()}/unsubscribe/${token}`;

/** Guests' begin with a point, which is in no id. */
export const unsubscribeToken = (personId: string): string =>
  `${personId.replace(/^reg_/, "").replace(/^gst_/, ".")}${sign("unsubscribe", personId, 24)}`;

/** Whom an unsubscribe token names; undefined when it is not one of ours. */
export function unsubscribeSubject(token: string): { type: SubscriberType; id: string } | undefined {
  const [, point, name] = /^(\.?)([0-9a-z]{26})[\w-]{24}$/.exec(token) ?? [];
  if (name === undefined) return undefined;
  const id = point ? `gst_${name}` : `reg_${name}`;
  return equalText(token, unsubscribeToken(id)) ? { type: point ? "guest" : "registration", id } : undefined;
}

/** The part after the @ in ids of calendar entries: our own host name. */
export const idDomain = (): string => new URL(env().PUBLIC_URL).hostname;
