import { describe, expect, it } from "vitest";
import { initialState, PlanSchema, type StagePerson, type StageState, scenesFromPlan } from "@/lib/stage";
import type { GuestSegment } from "./backstage-types";
import { guestAgenda, nextCue } from "./guest-agenda";
import { guestStatus, guestStatusWords } from "./guest-status";

const START = Date.parse("2026-05-04T18:00:00.000Z");
const iso = (ms: number) => new Date(ms).toISOString();
const ana: StagePerson = { identity: "guest-a", name: "Ana", title: "", kind: "guest", muted: false };
const idle: StageState = initialState({ title: "Show" });
const live: StageState = { ...idle, phase: "live", started_at: iso(START) };

const facts = {
  state: live,
  identity: "guest-a",
  connected: true,
  muted: false,
  hasMicrophone: true,
  now: START + 60_000,
};

describe("guestStatus", () => {
  it("says who can hear a backstage guest in every phase of the show", () => {
    for (const state of [null, idle, live]) {
      const title = (muted: boolean) => guestStatusWords(guestStatus({ ...facts, state, muted })).title;
      expect(title(false)).toBe("Backstage – the audience can’t hear you");
      expect(title(true)).toBe("Backstage – no one can hear you");
    }
  });

  it("is on air only on the stage of a show that has started", () => {
    const on = { ...live, stage: [ana] };
    expect(guestStatus({ ...facts, state: on }).onAir).toBe(true);
    const before = guestStatus({ ...facts, state: { ...idle, stage: [ana] } });
    expect([before.place, before.onAir]).toEqual(["stage", false]);
    const counting = guestStatus({ ...facts, state: on, now: START - 2_400 });
    expect([counting.onAir, counting.countdown]).toEqual([false, 3]);
    expect(guestStatusWords(counting).title).toBe("On air in 3");
    const ends = new Date(START).toISOString();
    const before3 = { ...idle, stage: [ana], phase: "countdown" as const, countdown_ends_at: ends };
    expect(guestStatus({ ...facts, state: before3, now: START - 2_400 })).toMatchObject({
      onAir: false,
      countdown: 3,
    });
    // The end of the countdown alone puts no one on air: the show does.
    expect(guestStatus({ ...facts, state: before3, now: START + 100 }).onAir).toBe(false);
  });

  it("isn’t on air behind the card of an emergency stop, whatever the phase", () => {
    const mask = { ...live.mask, level: "mask" as const };
    for (const state of [live, { ...live, rehearsal: { started_at: iso(START) } }]) {
      const on = { ...state, stage: [ana], mask };
      const standing = guestStatus({ ...facts, state: on });
      expect(standing).toMatchObject({ place: "stage", onAir: false });
      expect(guestStatusWords(standing).title).toBe("Show interrupted – the audience can’t hear you");
      const muted = guestStatusWords(guestStatus({ ...facts, state: on, muted: true }));
      expect(muted.title).toBe("Show interrupted – no one can hear you");
    }
  });

  it("never says that a muted guest can be heard, whether muted by themselves or the host", () => {
    const held = guestStatus({ ...facts, state: { ...live, stage: [{ ...ana, muted: true }] } });
    expect([held.held, held.silent]).toEqual([true, true]);
    expect(guestStatusWords(held).title).toContain("muted by the host");
    const own = guestStatus({ ...facts, muted: true, state: { ...live, stage: [ana] } });
    expect(guestStatusWords(own).detail).toContain("can’t hear you");
  });

  it("is away when disconnected, and over once the show has ended", () => {
    expect(guestStatus({ ...facts, connected: false }).place).toBe("away");
    expect(guestStatus({ ...facts, connected: false, state: { ...live, phase: "ended" } }).place).toBe(
      "over",
    );
  });
});

const segment = (id: string, title: string, mine = false): GuestSegment => ({
  ...{ id, title, mine },
  type: "talk",
  duration_sec: 600,
});
const segments = [segment("s1", "Welcome"), segment("s2", "Ana's talk", true), segment("s3", "Goodbye")];

describe("guestAgenda", () => {
  it("marks the guest's own segments, with their times if the show has a date", () => {
    const rows = guestAgenda({ segments, state: null, startsAt: iso(START), now: START });
    expect(rows.map((row) => row.mine)).toEqual([false, true, false]);
    expect(rows[1]?.startsAt).toBe(START + 600_000);
    const undated = guestAgenda({ segments, state: null, startsAt: null, now: START });
    expect(undated[1]).toMatchObject({ mine: true, startsAt: null });
  });

  it("finds the current one of two segments with the same title", () => {
    const twice = [segment("q1", "Q&A"), segment("s2", "Ana's talk", true), segment("q2", "Q&A")];
    const rows = guestAgenda({
      segments: twice,
      state: { ...live, scene_id: "q2" },
      startsAt: null,
      now: START,
    });
    expect(rows.map(({ current, done }) => [current, done])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    expect(nextCue(rows, START)).toBeNull();
  });

  it("follows a show that runs late", () => {
    const plan = PlanSchema.parse({
      segments: [{ id: "s1", type: "talk", title: "Welcome", duration_sec: 600 }],
    });
    const state = {
      ...live,
      scenes: scenesFromPlan(plan),
      scene_id: "s1",
      scene_started_at: iso(START + 120_000),
    };
    const at = (now: number) => guestAgenda({ segments, state, startsAt: iso(START), now });
    const rows = at(START + 130_000);
    expect(rows.map((row) => row.current)).toEqual([true, false, false]);
    expect(rows[1]?.startsAt).toBe(START + 720_000);
    // Five minutes after it should have been over, the rest hasn't begun in the past.
    const late = at(START + 1_020_000);
    expect(late.map((row) => row.startsAt)).toEqual([START + 120_000, START + 1_020_000, START + 1_620_000]);
    expect(nextCue(late, START + 1_020_000)).toBe("Your segment is next: Ana's talk");
  });

  it("describes the guest's next cue", () => {
    const rows = guestAgenda({ segments, state: null, startsAt: iso(START), now: START });
    expect(nextCue(rows, START)).toBe("Your segment in about 10 minutes: Ana's talk");
    expect(nextCue(rows, START + 590_000)).toBe("Your segment is next: Ana's talk");
    expect(nextCue(rows, START - 86_400_000)).toBe("Your segment: Ana's talk");
    expect(nextCue([], START)).toBeNull();
    expect(nextCue(rows, START + 590_000, true)).toBeNull();
    const on = rows.map((row) => ({ ...row, current: row.mine }));
    expect(nextCue(on, START, true)).toBe("Your segment is on now: Ana's talk");
  });
});
