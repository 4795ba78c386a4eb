import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Whose times are about people and machines, and not about shows: a clock that a workspace set must not reach them. */
const REAL_TIME = [
  "lib/modules/accounts",
  "lib/modules/announcer",
  "lib/modules/audience",
  "lib/modules/captions",
  "lib/modules/chat",
  "lib/modules/files",
  "lib/modules/holding",
  "lib/modules/keys",
  "lib/modules/live-feed",
  "lib/modules/oauth",
  "lib/modules/raised-hands",
  "lib/modules/private-cues",
  "lib/modules/private-messages",
  "lib/modules/requests",
  "lib/modules/room",
  "lib/modules/show-ledger",
  "lib/modules/show-numbers",
  "lib/modules/stage-invitations",
  "lib/modules/team",
  "lib/modules/uploads",
  "lib/modules/usage",
  "lib/modules/voice-commands",
  "lib/admin",
  "lib/api",
  "lib/platform/money",
];

/** What shows, people and mail are about: a time that is taken from the process or from now() would stay behind. */
const BY_CLOCK = [
  "lib/modules/clients",
  "lib/modules/event-lifecycle",
  "lib/modules/events",
  "lib/modules/guests",
  "lib/modules/people",
  "lib/modules/plan-tables",
  "lib/modules/plans",
  "lib/modules/presentations",
  "lib/modules/registration-imports",
  "lib/modules/registration-record",
  "lib/modules/registrations",
  "lib/modules/showrooms",
  "lib/modules/rehearsals",
  "lib/modules/signup",
  "lib/modules/signup-pages",
  "lib/modules/sponsors",
  "lib/modules/vendors",
  "lib/modules/webhooks",
];

const EXCEPT = [
  // When the address of an upload ends.
  "lib/modules/presentations/sweep-presentations.ts",
  // Signatures, which receivers compare with their own clocks, and when a secret takes over.
  "lib/modules/webhooks/deliver.ts",
  // Asks for no clock where a delivery is live.
  "lib/modules/webhooks/record-attempt.ts",
  // A signed address.
  "lib/modules/signup/read-signup-link.ts",
  // A limit.
  "lib/modules/guests/open-link.ts",
];

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => join(folder, name));

const saying = (folders: string[], words: RegExp): string[] =>
  folders.flatMap(filesOf).filter((file) => words.test(readFileSync(file, "utf8")));

it("keeps test clocks away from keys, sessions, limits, money and rooms", () => {
  expect(saying(REAL_TIME, /\bctx\.now\b|workspaceNow|workspace_now/)).toEqual([]);
});

it("has all that shows do follow the clock of their workspace", () => {
  const found = saying(BY_CLOCK, /databaseNow\(|[^_.\w]now\(\)|clock_timestamp|new Date\(\)|Date\.now/);
  expect(found.filter((file) => !EXCEPT.includes(file))).toEqual([]);
});
