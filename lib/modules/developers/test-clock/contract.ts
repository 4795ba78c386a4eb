import { contract, operation } from "@/lib/operation/operation";
import { AdvanceInput, ResetTestClockSchema, TestClockSchema, type TestClockWire } from "./schema";

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
      "Moves this workspace's test environment forward in time. The clock stops whenever something is due and runs it, so reminders, scheduled email, webhooks and their retries run in order. Returns once everything due has run; if that takes longer than 20 seconds, `advancing_to` is still set and `getTestClock` shows the progress. One advance at a time: another is refused with `version_conflict` and `fields.status` `advancing`. The clock only goes back with `resetTestClock`, to real time. Keys, sessions, signed URLs, idempotency, limits, budgets and what happens in a room stay on real time, and so does the live environment. With `dry_run`, nothing moves, and `due` is what would become due.",
    scope: "events:write",
    effect: "write",
    body: AdvanceInput,
    output: TestClockSchema,
    errors: ["test_environment_only", "version_conflict"],
    mcp: { destructive: true },
    examples: [{ summary: "A day and an hour ahead", input: { advance_sec: 90_000 }, output: example }],
  }),
  resetTestClock: operation({
    http: "DELETE /test-clock",
    prefix: "v1",
    tag: "Test clock",
    summary: "Return the test environment to real time",
    description:
      "Returns the workspace's test environment to real time. Whatever ran while the clock was ahead stays as it is: emails that were sent, shows that ended, dates that were saved. Everything still in the future is scheduled again, and `replanned` lists it: reminders and scheduled messages keep their date and time, retries keep their delay, and reminders that were too late on the test clock are added if they are in the future in real time. Refused with `version_conflict` and `fields.status` `advancing` during an advance. With `dry_run`, nothing changes, and `replanned` is what would be scheduled again.",
    scope: "events:write",
    effect: "write",
    output: ResetTestClockSchema,
    errors: ["test_environment_only", "version_conflict"],
    mcp: { destructive: true },
    examples: [
      {
        summary: "After an advance",
        input: {},
        output: {
          ...example,
          now: "2026-11-21T23:30:00.000Z",
          offset_sec: 0,
          replanned: example.upcoming,
        },
      },
    ],
  }),
});
