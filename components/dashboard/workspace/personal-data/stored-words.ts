import type { DataOf } from "@/lib/client/wire-types";
import { readShowRole, SHOW_ROLES } from "@/lib/stage/show-roles";
import { STATE_WORDS as DEAL_STATES } from "../../calls/deals/deal-words";
import { emailWords } from "../../email-templates/email-words";
import { STATE_WORDS } from "../../parts/words/people-words";
import { countWords } from "../../shows/after/recording/facts/recording-words";

export type PersonalData = DataOf<"getPersonalData">;

interface StoredEntry {
  text: string;
  /** The show it belongs to, or more about it. */
  note: string;
  /** ISO 8601; null if it has no time. */
  at: string | null;
}

/** What is stored about a person, of one kind. */
export interface StoredKind {
  label: string;
  entries: StoredEntry[];
}

type EntriesOf = (data: PersonalData) => StoredEntry[];

/** In the order of the page. A kind of data without a line here doesn't compile. */
const KINDS: { [Kind in Exclude<keyof PersonalData, "email" | "suppression">]: [string, EntriesOf] } = {
  registrations: [
    "Registrations",
    ({ registrations }) =>
      registrations.map(({ event, removed, registration }) => ({
        text: registration.name,
        note: joined(event, removed ? "Removed" : STATE_WORDS[registration.state]),
        at: registration.created_at,
      })),
  ],
  guests: [
    "Guest entries",
    ({ guests }) =>
      guests.map(({ event, name, title, company, removed, created_at }) => ({
        text: joined(name, title, company),
        note: joined(event, removed && "Removed"),
        at: created_at,
      })),
  ],
  vendors: [
    "Vendor entries",
    ({ vendors }) =>
      vendors.map(({ event_slug, name, role, created_at }) => ({
        text: joined(name, role),
        note: event_slug,
        at: created_at,
      })),
  ],
  mails: [
    "Emails",
    ({ mails }) =>
      mails.map(({ subject, kind, state, created_at }) => ({
        text: subject || emailWords(kind),
        note: capitalized(state),
        at: created_at,
      })),
  ],
  deals: [
    "Deals",
    ({ deals }) =>
      deals.map(({ title, state, created_at }) => ({
        text: title,
        note: DEAL_STATES[state],
        at: created_at,
      })),
  ],
  calls: [
    "Sales calls",
    ({ calls }) =>
      calls.map(({ call_id, title, said, started_at }) => ({
        text: title ?? call_id,
        note: countWords(said.length, "line"),
        at: started_at,
      })),
  ],
  visits: [
    "Visits to shows",
    ({ visits }) =>
      visits.map(({ event, role, joined_at }) => ({ text: event, note: roleWords(role), at: joined_at })),
  ],
  chat: ["Chat messages", ({ chat }) => chat.map(said)],
  questions: ["Questions", ({ questions }) => questions.map(said)],
  votes: [
    "Poll votes",
    ({ votes }) =>
      votes.map(({ event, question, option, at }) => ({
        text: question,
        note: joined(event, `Option ${option + 1}`),
        at,
      })),
  ],
  clicks: [
    "Clicks",
    ({ clicks }) =>
      clicks.map(({ event, label, url, at }) => ({ text: joined(label, url), note: event, at })),
  ],
  replays: [
    "Replay views",
    ({ replays }) =>
      replays.map(({ event, watch_sec, at }) => ({
        text: event,
        note: `Watched ${Math.round(watch_sec / 60)} min`,
        at,
      })),
  ],
  survey: [
    "Survey answers",
    ({ survey }) =>
      survey.map(({ event, score, comment, at }) => ({
        text: joined(`Score ${score}`, comment),
        note: event,
        at,
      })),
  ],
};

/** Returns the kinds of data that are stored about someone, without empty ones. */
export const storedKinds = (data: PersonalData): StoredKind[] =>
  Object.values(KINDS)
    .map(([label, entriesOf]) => ({ label, entries: entriesOf(data) }))
    .filter(({ entries }) => entries.length > 0);

const SUPPRESSED: Record<string, string> = {
  bounce: "email to it bounced",
  complaint: "marked an email as spam",
  unsubscribe: "unsubscribed",
};
export const suppressedWords = (reason: string): string => SUPPRESSED[reason] ?? reason;

const roleWords = (role: string): string => {
  const known = readShowRole(role);
  return known ? SHOW_ROLES[known].word : role;
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const said = ({ event, text, at }: { event: string; text: string; at: string }): StoredEntry => ({
  text,
  note: event,
  at,
});

const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(" · ");
