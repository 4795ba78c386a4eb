import { describe, expect, it } from "vitest";
import { initialState } from "@/lib/stage";
import { captionedPeople, captioningOf } from "./captioning";
import { Headroom } from "./headroom";

const listening = {
  driver: "built_in",
  engine: "m",
  reason: null,
  isComing: false,
  languages: ["en"],
} as const;
const ana = { identity: "guest-gst_1", name: "Ana", title: "", kind: "guest", muted: false } as const;
const state = { ...initialState({}), phase: "live" as const, stage: [ana] };
const calm = { state, allowed: true, language: "en-GB", listening, hasRoom: true };

describe("speech in a show", () => {
  it.each([
    ["is written down", {}, { state: "on", reason: null }],
    ["is not where nobody may read along", { allowed: false }, { state: "off", reason: null }],
    [
      "is where the picture shows captions",
      { allowed: false, state: { ...state, captions: { on: true, language: null } } },
      { state: "on", reason: null },
    ],
    ["is not in a language that nobody here knows", { language: "de" }, { state: "off", reason: "language" }],
    [
      "is with somebody who takes every language",
      { language: "de", listening: { ...listening, languages: null } },
      { state: "on", reason: null },
    ],
    [
      "is not without what does it",
      { listening: { ...listening, reason: "Missing." } },
      { state: "off", reason: "not_installed" },
    ],
    [
      "is not yet",
      { listening: { ...listening, reason: "Coming.", isComing: true } },
      { state: "off", reason: "coming" },
    ],
    ["pauses with a machine that is busy", { hasRoom: false }, { state: "paused", reason: "busy" }],
  ] as const)("%s", (_name, change, expected) => {
    expect(captioningOf({ ...calm, ...change })).toEqual(expected);
  });

  it("is captioned only for people on stage, and only while the audience hears them", () => {
    const on = captioningOf(calm);
    expect(captionedPeople(calm, on)).toEqual([ana.identity]);
    for (const change of [
      { phase: "countdown" },
      { rehearsal: { id: "reh_1" } },
      { mask: { ...state.mask, level: "mask" } },
    ])
      expect(captionedPeople({ state: { ...state, ...change } as typeof state }, on)).toEqual([]);
    expect(captionedPeople(calm, { state: "paused", reason: "busy" })).toEqual([]);
  });
});

describe("a busy machine", () => {
  it("pauses captions after repeated delays, for longer each time", () => {
    const room = new Headroom();
    for (const lag of [9_000, 9_000, 100, 9_000, 9_000]) room.note(lag, 0);
    expect(room.isThere(0)).toBe(true);
    room.note(Number.POSITIVE_INFINITY, 0);
    expect([room.isThere(19_999), room.isThere(20_000)]).toEqual([false, true]);
    for (let line = 0; line < 3; line += 1) room.note(9_000, 20_000);
    expect([room.isThere(59_999), room.isThere(60_000)]).toEqual([false, true]);
    for (let line = 0; line < 30; line += 1) room.note(100, 60_000);
    for (let line = 0; line < 3; line += 1) room.note(9_000, 60_000);
    expect(room.isThere(80_000)).toBe(true);
  });

  it("captions only complete lines for a while after a delay, and none while paused", () => {
    const room = new Headroom();
    room.note(900, 0);
    expect(room.hasSpare(0)).toBe(true);
    room.note(1_500, 0);
    expect(room.isThere(0)).toBe(true);
    expect([room.hasSpare(14_999), room.hasSpare(15_000)]).toEqual([false, true]);
    for (let line = 0; line < 3; line += 1) room.note(9_000, 0);
    expect([room.hasSpare(19_999), room.hasSpare(20_000)]).toEqual([false, true]);
  });
});
