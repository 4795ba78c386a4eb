import { type KeyScope, SCOPES } from "@/lib/platform/security/principal";

export type ScopeGroup = "read" | "write" | "high";

export const GROUP_WORDS: Record<ScopeGroup, { title: string; hint: string }> = {
  read: { title: "Read", hint: "Can view, but not change anything." },
  write: { title: "Write", hint: "Can create and change things in this workspace." },
  high: {
    title: "High privilege",
    hint: "Reaches people, controls a live show, or can't be undone. Leave off unless you need it.",
  },
};

export const SCOPE_WORDS: Record<KeyScope, { group: ScopeGroup; words: string }> = {
  "events:read": { group: "read", words: "See shows, clients, runs of show and signup pages" },
  "events:write": { group: "write", words: "Create and change shows and clients" },
  "events:delete": { group: "high", words: "Delete drafts that were never published" },
  "guests:read": { group: "read", words: "See a show's guests" },
  "guests:write": { group: "write", words: "Change guests and backstage links" },
  "guest_access:read": { group: "read", words: "See whether a guest's link was used" },
  "registrations:read": { group: "read", words: "See registrations, with email addresses" },
  "registrations:write": { group: "write", words: "Add, change and remove registrations" },
  "communications:draft": { group: "write", words: "Write messages and email copy, without sending" },
  "communications:send": { group: "high", words: "Send email to registrations and guests" },
  "assets:read": { group: "read", words: "See images and decks" },
  "assets:write": { group: "write", words: "Upload images and decks" },
  "studio:read": { group: "read", words: "See a studio's live state" },
  "studio:control": { group: "high", words: "Control a show while it is on air" },
  "studio:emergency": { group: "high", words: "Stop a show immediately" },
  "recordings:read": { group: "read", words: "See recordings and clips" },
  "analytics:read": { group: "read", words: "See usage, cost and audience statistics" },
  "content:write": {
    group: "write",
    words: "Create clips, transcripts and drafts; edit and delete recordings",
  },
  "distribution:publish": { group: "high", words: "Publish to external channels" },
  "webhooks:manage": { group: "write", words: "Create and change webhooks" },
  "audit:read": { group: "read", words: "See who changed what" },
};

const where = (test: (group: ScopeGroup) => boolean): KeyScope[] =>
  SCOPES.filter((scope) => test(SCOPE_WORDS[scope].group));

/** Scopes that reach people or services outside. */
const SENDS: readonly KeyScope[] = ["communications:send", "distribution:publish"];

const READS = where((group) => group === "read");

export const PRESETS: readonly { id: string; label: string; hint: string; scopes: readonly KeyScope[] }[] = [
  {
    id: "safe",
    label: "Agent-safe",
    hint: "Can read and write, but not send",
    scopes: where((group) => group !== "high"),
  },
  { id: "read", label: "Read-only", hint: "Can't change anything", scopes: READS },
  {
    id: "quiet",
    label: "Everything but sending",
    hint: "Can also control live shows and delete drafts",
    scopes: SCOPES.filter((scope) => !SENDS.includes(scope)),
  },
  { id: "all", label: "Everything", hint: "Can also send email and publish", scopes: SCOPES },
];

export const AGENT_SAFE: readonly KeyScope[] = where((group) => group !== "high");

/** Scopes of the key that the home page creates for new users: safe, and enough for the examples there. */
export const FIRST_KEY: readonly KeyScope[] = SCOPES.filter(
  (scope) => AGENT_SAFE.includes(scope) || scope === "studio:control",
);

/** Describes a set of scopes in a word or two. */
export function scopesInWords(scopes: readonly string[]): string {
  const preset = PRESETS.find(
    ({ scopes: wanted }) =>
      wanted.length === scopes.length && wanted.every((scope) => scopes.includes(scope)),
  );
  return preset?.label ?? `${scopes.length} ${scopes.length === 1 ? "scope" : "scopes"}`;
}
