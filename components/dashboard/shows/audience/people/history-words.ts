import type { DataOf } from "@/lib/client/wire-types";
import { type PersonState, STATE_WORDS } from "../../../parts/words/people-words";

export type HistoryEntry = DataOf<"getPersonHistory">["entries"][number];
type Changed = Extract<HistoryEntry, { kind: "changed" }>;

const STATE_CHANGES: Record<PersonState, string> = {
  confirmed: "Confirmed",
  waitlisted: "Waitlisted",
  pending_approval: "Pending approval",
  cancelled: "Cancelled",
};

const ACTIONS: Record<string, string> = {
  sendRegistrationConfirmation: "Confirmation requested",
  deleteRegistration: "Removed",
  removeRegistrationByEmail: "Removed",
  registerAttendee: "Registered again",
  createRegistration: "Registered again",
};

const FIELDS: Record<string, string> = {
  name: "name",
  email: "address",
  timeZone: "time zone",
  utm: "campaign",
  referrer: "referring page",
  marketingConsent: "consent",
};

/** Describes a change in one line. */
export function changeWords({ to, action, changed }: Changed): string {
  if (to) return STATE_CHANGES[to as PersonState] ?? to;
  const fields = [...new Set(changed.flatMap((name) => FIELDS[name] ?? []))];
  if (fields.length > 0) return `Changed: ${fields.join(", ")}`;
  return ACTIONS[action] ?? action;
}

/** The previous registration state, if that is worth showing. */
export const fromWords = ({ from }: Changed): string | undefined =>
  from ? `Previously: ${STATE_WORDS[from as PersonState]?.toLowerCase() ?? from}` : undefined;

const ACTORS: Record<string, string> = {
  attendee: "by the attendee",
  public: "on the signup page",
  system: "automatically",
};

export const actorWords = ({ actor }: Changed): string =>
  ACTORS[actor.type] ?? `by ${actor.name || actor.type}`;

const SUPPRESSED: Record<string, string> = {
  bounce: "Email bounced. No more emails are sent to this address",
  complaint: "Marked as spam. No more emails are sent to this address",
  unsubscribe: "Unsubscribed from your emails",
};

export const suppressedWords = (why: string): string => SUPPRESSED[why] ?? why;

/** How long someone watched. */
export function stayWords(from: string, until: string | null): string {
  if (until === null) return "Still watching";
  const minutes = Math.round((Date.parse(until) - Date.parse(from)) / 60_000);
  if (minutes < 1) return "Watched less than 1 min";
  if (minutes < 120) return `Watched ${minutes} min`;
  return `Watched ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
