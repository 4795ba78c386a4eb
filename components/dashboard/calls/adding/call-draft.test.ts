import { expect, it } from "vitest";
import { BLANK_CALL, callBody, isReady } from "./call-draft";

const filled = {
  ...BLANK_CALL,
  ...{ transcript: "Ann: Hello.", show: "launch-day-x7k2m9", title: " Discovery ", when: "2026-11-23T16:00" },
  participants: [{ key: 1, name: "Ann", company: "", side: "ours" as const }],
};

it("sends a transcript with its time", () => {
  expect(callBody(filled)).toEqual({
    ...{ transcript: "Ann: Hello.", title: "Discovery", participants: [{ name: "Ann", side: "ours" }] },
    started_at: expect.stringMatching(/^2026-11-23T16:00:00[+-]\d\d:\d\d$/),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(callBody({ ...BLANK_CALL, transcript: "Ann: Hello." })).toEqual({ transcript: "Ann: Hello." });
});

it("names the show instead of a transcript, and leaves the time to the show", () => {
  expect(callBody({ ...filled, source: "show" })).toEqual({
    ...{ event_slug: "launch-day-x7k2m9", title: "Discovery" },
    participants: [{ name: "Ann", side: "ours" }],
  });
});

it("needs words, or a show", () => {
  expect(isReady(BLANK_CALL)).toBe(false);
  expect(isReady({ ...BLANK_CALL, transcript: " " })).toBe(false);
  expect(isReady({ ...BLANK_CALL, transcript: "a".repeat(400_001) })).toBe(false);
  expect(isReady(filled)).toBe(true);
  expect(isReady({ ...filled, source: "show" })).toBe(true);
  expect(isReady({ ...filled, source: "show", show: null })).toBe(false);
});
