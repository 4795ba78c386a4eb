import type { BadgeTone } from "@/components/ui/badge";
import type { CallDetailWire, SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { choices } from "../parts/lists/choices";

export type Analysis = NonNullable<CallDetailWire["analysis"]>;
export type OutcomeKind = Analysis["outcome"]["kind"];
export type Side = NonNullable<Analysis["people"][number]["side"]>;

export const OUTCOME_WORDS: Record<OutcomeKind, string> = {
  agreed: "Next step agreed",
  offered: "Next step offered",
  open: "Open",
};

export const OUTCOME_TONES: Record<OutcomeKind, BadgeTone> = {
  agreed: "ok",
  offered: "warn",
  open: "neutral",
};

export const SIDE_WORDS: Record<Side, string> = { ours: "Our side", customer: "Customer" };

export const SOURCES = choices(["given", "Transcript"], ["show", "Show"], ["notetaker", "Notetaker"]);
/** Text filters by who took part. */
export const PARTICIPANT_FILTERS = [
  { name: "person", label: "Person" },
  { name: "company", label: "Company" },
] as const;

/** What a call is called where it has no title. */
export function callTitle({
  title,
  speakers,
  call_id,
}: Pick<SalesCallWire, "title" | "speakers" | "call_id">): string {
  if (title) return title;
  return speakers.length > 0 ? `Call with ${speakers.slice(0, 3).join(", ")}` : `Call ${call_id}`;
}

const partsOf = (name: string): string[] => name.toLowerCase().split(/\s+/);

/** Participants who don't speak. "Sarah" in a transcript is the participant "Sarah Chen". */
export function silentIn({
  speakers,
  participants,
}: Pick<SalesCallWire, "speakers" | "participants">): SalesCallWire["participants"] {
  const spoken = speakers.map(partsOf);
  return participants.filter(({ name }) => {
    const parts = partsOf(name);
    return !spoken.some((other) => {
      const [short, long] = other.length < parts.length ? [other, parts] : [parts, other];
      return short.every((part) => long.includes(part));
    });
  });
}

/** Own ids may have any visible character, such as a slash. */
export const callPath = (base: string, callId: string): string =>
  `${base}/calls/call/${encodeURIComponent(callId)}`;

/** Returns the id in such a path; undefined if it isn't one. */
export function callIdIn(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Formats cents as dollars: "$9.96". */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Formats a day such as "2026-11-27". */
export function dayWords(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat("en", {
    ...({ weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const),
  }).format(day);
}
