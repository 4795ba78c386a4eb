import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * Their times are about people and machines, not about shows, so a workspace's test clock must not affect
 * them.
 */
const REAL_TIME = [
  "lib/modules/numbers/analytics",
  "lib/modules/numbers/visits",
  "lib/modules/after/playback",
  "lib/modules/after/program",
  "lib/modules/after/program-requests",
  "lib/modules/after/tracks",
  "lib/modules/after/transcript-passes",
  "lib/modules/accounts/accounts",
  "lib/modules/studio/announcer",
  "lib/modules/audience/audience",
  "lib/modules/audience/audience-questions",
  "lib/modules/studio/captions",
  "lib/modules/audience/chat",
  "lib/modules/calls/calls",
  "lib/modules/files/files",
  "lib/modules/studio/holding",
  "lib/modules/material/media-checks",
  "lib/modules/stage/broadcast",
  "lib/modules/studio/studio",
  "lib/modules/studio/whiteboard",
  "lib/modules/developers/keys",
  "lib/modules/stage/live-feed",
  "lib/modules/developers/oauth",
  "lib/modules/room/raised-hands",
  "lib/modules/studio/private-cues",
  "lib/modules/room/private-messages",
  "lib/modules/developers/requests",
  "lib/modules/room/room",
  "lib/modules/made/distribution",
  "lib/modules/replays/recordings",
  "lib/modules/after/recording-uploads",
  "lib/modules/stage/show-ledger",
  "lib/modules/stage/show-numbers",
  "lib/modules/room/stage-invitations",
  "lib/modules/accounts/storage-notices",
  "lib/modules/accounts/team",
  "lib/modules/material/uploads",
  "lib/modules/developers/usage",
  "lib/modules/studio/voice-commands",
  "lib/admin",
  "lib/api",
  "lib/platform/money",
];

/** They use both: one clock says what is due, the other how long their own work may take. */
const BOTH = [
  "lib/modules/calls/notetaker",
  "lib/modules/developers/test-clock",
  "lib/modules/email/sending",
];

/**
 * All other modules. Their times are about shows, people and email. A time from the process or from now()
 * would ignore the test clock.
 */
const BY_CLOCK = readdirSync("lib/modules").flatMap((group) =>
  readdirSync(join("lib/modules", group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join("lib/modules", group, name))
    .filter((module) => !REAL_TIME.includes(module) && !BOTH.includes(module)),
);

const EXCEPT = [
  // When an upload URL expires.
  "lib/modules/material/presentations/conversion/sweep-presentations.ts",
  // How long files are kept, and how far the converter is.
  "lib/modules/files/assets/sweep-assets.ts",
  "lib/modules/registrations/exports/export-registrations.ts",
  "lib/modules/material/videos/conversion/run-conversion.ts",
  "lib/modules/made/shorts/clips/stored/erase-clips.ts",
  "lib/modules/made/shorts/clips/stored/sweep-previews.ts",
  "lib/modules/made/promo-kit/delete-items.ts",
  // How long recordings are kept, which have real times.
  "lib/modules/shows/events/keep-recordings.ts",
  // Passes work in real time, as their worker does.
  "lib/modules/after/transcripts/generating/abandon-passes.ts",
  // How long a transcript is awaited, and money.
  "lib/modules/made/shorts/finding/analyze-awaited.ts",
  // When a clip's job began.
  "lib/modules/made/shorts/clips/making/end-clip.ts",
  // When a cancelled job ended.
  "lib/modules/email/reminders/unannounced-change.ts",
  // When a room token expires.
  "lib/modules/people/technical-checks/open-check-room.ts",
  // Signatures, which receivers compare with their own clocks, and when a new secret takes effect.
  "lib/modules/developers/webhooks/deliveries/deliver.ts",
  // When a job that clears up runs; deliveries have the workspace's time.
  "lib/modules/developers/webhooks/deliveries/cancel-pending-deliveries.ts",
  // Uses no clock for live deliveries.
  "lib/modules/developers/webhooks/deliveries/record-attempt.ts",
  // Signed URLs.
  "lib/modules/made/promo-kit/bundle/open-shared-kit.ts",
  "lib/modules/pages/signup/signup-link/read-signup-link.ts",
  // A rate limit.
  "lib/modules/people/guests/access/open-link.ts",
];

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => join(folder, name));

const saying = (folders: string[], words: RegExp): string[] =>
  folders.flatMap(filesOf).filter((file) => words.test(readFileSync(file, "utf8")));

it("never uses a test clock for keys, sessions, limits, money or rooms", () => {
  const testClock =
    /\bctx\.now\b|\{[^{}]*(?<!: )\bnow\b[^{}]*\}(?: = ctx\b|: Ctx\b)|workspaceNow|workspace_now/;
  expect(saying(REAL_TIME, testClock)).toEqual([]);
});

it("uses the workspace's clock for everything that shows do", () => {
  const found = saying(BY_CLOCK, /databaseNow\(|[^_.\w]now\(\)|clock_timestamp|new Date\(\)|Date\.now/);
  expect(found.filter((file) => !EXCEPT.includes(file))).toEqual([]);
});
