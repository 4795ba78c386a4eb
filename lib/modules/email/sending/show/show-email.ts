import type { Client, Event, Registration } from "@/lib/generated/prisma/client";
import type { Once } from "./once";
import type { PreviousDate } from "./previous-date";

/** The columns of a show that its emails use. */
export type EmailedShow = Pick<
  Event,
  | "id"
  | "workspaceId"
  | "environment"
  | "slug"
  | "title"
  | "series"
  | "state"
  | "language"
  | "timezone"
  | "startsAt"
  | "endsAt"
  | "calendarSequence"
  | "host"
  | "brand"
  | "signup"
  | "after"
> & { client: Pick<Client, "name" | "externalId" | "isDefault"> };

/** The columns of a registration that emails use. */
export type EmailedPerson = Pick<
  Registration,
  "id" | "name" | "email" | "state" | "timeZone" | "joinVersion" | "heldUntil" | "calendarSequence"
>;

export interface ShowEmail {
  event: EmailedShow | null;
  registration: EmailedPerson | null;
  workspace: { name: string } | null;
  now: Date;
  /** Only for a changed date. */
  previous?: PreviousDate | undefined;
  /** Only for a cancellation: true if the show went back to draft and may be published again. */
  withdrawn?: boolean | undefined;
  /** Set if it is one of many that are composed together. */
  once?: Once | undefined;
}
