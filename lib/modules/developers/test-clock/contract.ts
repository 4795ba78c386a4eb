import { contract, operation } from "@/lib/operation/operation";
import { AdvanceInput, TestClockSchema, type TestClockWire } from "./schema";

const reminder = {
  at: "2026-12-02T18:00:00.000Z",
  kind: "reminder.send",
  detail: "h24",
  event_slug: "autumn-launch-x7k2p9",
  count: 1,
};

const example: TestClockWire = {
  now: "2026-12-02T18:30:00.000Z",
  offset_sec: 932_400,
  advancing_to: null,
  due: [reminder, { ...reminder, kind: "mail.send", count: 3 }],
  upcoming: [{ ...reminder, at: "2026-12-03T17:00:00.000Z", detail: "h1" }],
};

export const testClockContract = contract({
  getTestClock: operation({
    http: "GET /test-clock",
    prefix: "v1",
    tag: "Test clock",
    summary: "Get the clock of the test environment",
    description:
      "What it says, what ran when it was last advanced, and what is planned next. While it was never set, it says the real time. Only with test keys. A key that is held to certain clients sees the time alone.",
    scope: "events:write",
    effect: "read",
    output: TestClockSchema,
    errors: ["test_environment_only"],
    examples: [{ summary: "After an advance", input: {}, output: example }],
  }),
  advanceTestClock: operation({
    http: "POST /test-clock",
    prefix: "v1",
    tag: "Test clock",
    summary: "Set or advance the clock of the test environment",
    description:
      "Moves the clock of this workspace's test environment forward. On its way it stops at each instant at which something is due and runs that at its own time, so reminders, scheduled mail, webhooks and their retries follow in order. Answers once everything that fell due has run; where that takes longer than 20 seconds, `advancing_to` still names the end, and `getTestClock` tells how far it is. One advance at a time: another one meanwhile is refused as `version_conflict` with `fields.status` `advancing`. The clock never goes back. Keys, sessions, signed addresses, idempotency, limits, budgets and what happens in a room stay on real time, and so does the live environment. With `dry_run` nothing moves, and `due` is what would fall due.",
    scope: "events:write",
    effect: "write",
    body: AdvanceInput,
    output: TestClockSchema,
    errors: ["test_environment_only", "version_conflict"],
    mcp: { destructive: true },
    examples: [{ summary: "A day and an hour ahead", input: { advance_sec: 90_000 }, output: example }],
  }),
});
