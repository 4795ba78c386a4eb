import type { Client, Event, Registration } from "@/lib/generated/prisma/client";
import type { FormerDate } from "./former-date";
import type { Once } from "./once";

/** As much of a show as its mails speak of. */
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

/** As much of somebody who registered. */
export type MailedPerson = Pick<
  Registration,
  "id" | "name" | "email" | "state" | "timeZone" | "joinVersion" | "heldUntil" | "calendarSequence"
>;

export interface ShowMail {
  event: MailedShow | null;
  registration: MailedPerson | null;
  workspace: { name: string } | null;
  now: Date;
  /** Only of a change of its date. */
  former?: FormerDate | undefined;
  /** Of a cancellation: the show went back to draft, and may open again. */
  withdrawn?: boolean | undefined;
  /** Where it is one of many that are made together. */
  once?: Once | undefined;
}
