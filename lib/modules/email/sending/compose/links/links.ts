import { env } from "@/lib/platform/runtime/env";
import { joinToken } from "@/lib/platform/security/capability";
import { equalText, sign } from "@/lib/platform/security/crypto";
import type { SubscriberType } from "./subscription-kinds";

interface Place {
  id: string;
  joinVersion: number;
}

const base = (): string => env().PUBLIC_URL.replace(/\/$/, "");

/** Returns the personal join link. Anyone who has it joins as that attendee. */
export const joinLink = (slug: string, place: Place): string =>
  `${base()}/watch/${slug}?join=${joinToken(place.id, place.joinVersion)}`;

/** Returns the link where an attendee sees their registration and can cancel it. */
export const placeLink = (slug: string, place: Place): string =>
  `${base()}/place/${slug}?join=${joinToken(place.id, place.joinVersion)}`;

/** Returns the link to a show's public calendar file. */
export const calendarFileLink = (slug: string): string => `${base()}/calendar/${slug}`;

/**
 * Returns the link where an attendee or guest chooses which of a show's emails they get, without signing in.
 * A one-click POST to it unsubscribes from the kind that it names.
 */
export const unsubscribeLink = (personId: string, kind?: string): string =>
  `${unsubscribePage(unsubscribeToken(personId))}${kind ? `?kind=${kind}` : ""}`;

export const unsubscribePage = (token: string): string => `${base()}/unsubscribe/${token}`;

/** Tokens of guests begin with a dot, which no ID contains. */
export const unsubscribeToken = (personId: string): string =>
  `${personId.replace(/^reg_/, "").replace(/^gst_/, ".")}${sign("unsubscribe", personId, 24)}`;

/** Returns the subscriber in an unsubscribe token, or undefined if it isn't one of ours. */
export function unsubscribeSubject(token: string): { type: SubscriberType; id: string } | undefined {
  const [, point, name] = /^(\.?)([0-9a-z]{26})[\w-]{24}$/.exec(token) ?? [];
  if (name === undefined) return undefined;
  const id = point ? `gst_${name}` : `reg_${name}`;
  return equalText(token, unsubscribeToken(id)) ? { type: point ? "guest" : "registration", id } : undefined;
}

/** Returns our own host name, the part after the @ in UIDs of calendar entries. */
export const idDomain = (): string => new URL(env().PUBLIC_URL).hostname;
