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
    summary: "Get the test environment's clock",
    description:
      "Its current time, what ran during the last advance, and what is scheduled next. If it was never set, it shows the real time. Test keys only. A key limited to certain clients sees only the time.",
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
    summary: "Set or advance the test environment's clock",
    description:
      "Moves this workspace's test environment forward in time. The clock stops whenever something is due and runs it, so reminders, scheduled email, webhooks and their retries run in order. Returns once everything due has run; if that takes longer than 20 seconds, `advancing_to` is still set and `getTestClock` shows the progress. One advance at a time: another is refused with `version_conflict` and `fields.status` `advancing`. The clock never goes back. Keys, sessions, signed URLs, idempotency, limits, budgets and what happens in a room stay on real time, and so does the live environment. With `dry_run`, nothing moves, and `due` is what would become due.",
    scope: "events:write",
    effect: "write",
    body: AdvanceInput,
    output: TestClockSchema,
    errors: ["test_environment_only", "version_conflict"],
    mcp: { destructive: true },
    examples: [{ summary: "A day and an hour ahead", input: { advance_sec: 90_000 }, output: example }],
  }),
});
