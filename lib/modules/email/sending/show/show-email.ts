import type { Client, Event, Registration } from "@/lib/generated/prisma/client";
import type { Once } from "./once";
import type { PreviousDate } from "./previous-date";

/** As much of a show as its mails speak of. */
export type EmailedShow = Pick<
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
export type EmailedPerson = Pick<
  Registration,
  "id" | "name" | "email" | "state" | "timeZone" | "joinVersion" | "heldUntil" | "calendarSequence"
>;

export interface ShowEmail {
  event: EmailedShow | null;
  registration: EmailedPerson | null;
  workspace: { name: string } | null;
  now: Date;
  /** Only of a change of its date. */
  previous?: PreviousDate | undefined;
  /** Of a cancellation: the show went back to draft, and may open again. */
  withdrawn?: boolean | undefined;
  /** Where it is one of many that are made together. */
  once?: Once | undefined;
}
