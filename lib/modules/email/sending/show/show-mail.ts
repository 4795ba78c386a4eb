import type { Client, Event, Registration } from "@/lib/generated/prisma/client";
import type { FormerDate } from "./former-date";
import type { Once } from "./once";

/** The columns of a show that its emails use. */
export type MailedShow = Pick<
  Event,
  | "id"
  | "workspaceId"
  | "environment"
  | "slug"
  | "title"
  | "series"
  | "language"
  | "timezone"
  | "startsAt"
  | "endsAt"
  | "calendarSequence"
  | "host"
  | "brand"
  | "signup"
> & { client: Pick<Client, "name" | "externalId" | "isDefault"> };

/** The columns of a registration that emails use. */
export type MailedPerson = Pick<
  Registration,
  "id" | "name" | "email" | "state" | "timeZone" | "joinVersion" | "heldUntil" | "calendarSequence"
>;

export interface ShowMail {
  event: MailedShow | null;
  registration: MailedPerson | null;
  workspace: { name: string } | null;
  now: Date;
  /** Only for a changed date. */
  former?: FormerDate | undefined;
  /** Only for a cancellation: true if the show went back to draft and may be published again. */
  withdrawn?: boolean | undefined;
  /** Set if it is one of many that are composed together. */
  once?: Once | undefined;
}
