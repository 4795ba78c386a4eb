import { expect, it } from "vitest";
import { type ProgramEdit, programLine, type RecordedShow } from "@/lib/program";
import type { StageState } from "@/lib/stage";
import { ctaKey } from "@/lib/stage/cta-key";
import { liveState } from "@/lib/stage/fixtures";
import { shownInProgram } from "./shown-in-program";

const BEGAN = Date.parse("2026-05-04T18:00:00Z");
const POLL = { id: "pol-1", question: "Tea?", options: ["Yes", "No"], results_shown: false };
const CTA = { label: "Book", url: "https://example.com/" };

const stage = (second: number, change: Partial<StageState>) => ({
  at: BEGAN + second * 1000,
  state: { ...liveState(), ...change },
});
const open = { ...POLL, state: "open" as const };
const closed = { ...POLL, state: "closed" as const, results_shown: true };
const cta = { ...CTA, visible: true };
const mask = { ...liveState().mask, level: "standby" as never };

function shown(edits: ProgramEdit[], played: ProgramEdit[] = edits) {
  const show: RecordedShow = {
    timeline: {
      seq: 9,
      stages: [
        stage(0, {}),
        stage(10, { poll: open, cta }),
        stage(20, { poll: closed, cta }),
        stage(25, { poll: closed, cta, mask }),
        stage(30, { poll: closed, cta }),
        stage(40, {}),
      ],
      votes: new Map([
        [
          "pol-1",
          [
            { at: BEGAN + 12_000, counts: [1, 0] },
            { at: BEGAN + 22_000, counts: [2, 1] },
          ],
        ],
      ]),
      effects: new Map(),
    },
    sessions: [{ id: "ses-1", startedAt: new Date(BEGAN), endedAt: new Date(BEGAN + 60_000) }],
    until: new Date(BEGAN + 60_000),
    answers: [],
  };
  const { polls, calls } = shownInProgram({ show, line: programLine(show, played), edits });
  return {
    polls: polls.map(({ second, poll: { state, counts } }) => [second, state, counts]),
    calls: calls.map(({ second, cta: shownCta }) => [second, shownCta?.label ?? null]),
    keys: new Set(calls.flatMap(({ cta: one }) => one?.key ?? [])),
  };
}
const hide = (layer: "poll" | "cta", fromMs: number, toMs: number): ProgramEdit => ({
  ...{ kind: "hide_layer", layer, range: { sessionId: "ses-1", fromMs, toMs } },
});
const drop = (fromMs: number, toMs: number): ProgramEdit => ({
  kind: "drop",
  range: { sessionId: "ses-1", fromMs, toMs },
});

it("shows polls as they were at each time, and calls to action while they were shown", () => {
  expect(shown([])).toEqual({
    polls: [
      [10, "open", null],
      [20, "closed", [1, 0]],
      [22, "closed", [2, 1]],
    ],
    calls: [
      [10, "Book"],
      [25, null],
      [30, "Book"],
      [40, null],
    ],
    keys: new Set([ctaKey(CTA)]),
  });
});

it("moves with cuts, and shows after a cut what is there by then", () => {
  const { polls, calls } = shown([drop(8_000, 21_000)]);
  expect(polls).toEqual([
    [8, "closed", [1, 0]],
    [9, "closed", [2, 1]],
  ]);
  expect(calls).toEqual([
    [8, "Book"],
    [12, null],
    [17, "Book"],
    [27, null],
  ]);
});

it("leaves out what an edit took out while the previous version is still played", () => {
  const { polls, calls } = shown([drop(8_000, 60_000)], []);
  expect([polls, calls]).toEqual([[], []]);
});

it("leaves out a poll and a call to action while an edit hides them, also while the previous version is still played", () => {
  const whole = shown([]);
  expect(shown([hide("poll", 9_000, 50_000)], [])).toEqual({ ...whole, polls: [] });
  expect(shown([hide("cta", 9_000, 50_000)], [])).toEqual({ ...whole, calls: [], keys: new Set() });
});

it("shows them from where an edit ends to hide them, and until where it begins", () => {
  expect(shown([hide("poll", 15_000, 21_000), hide("cta", 15_000, 18_000)])).toMatchObject({
    polls: [
      [10, "open", null],
      [21, "closed", [1, 0]],
      [22, "closed", [2, 1]],
    ],
    calls: [
      [10, "Book"],
      [15, null],
      [18, "Book"],
      [25, null],
      [30, "Book"],
      [40, null],
    ],
  });
});
