import { describe, expect, it } from "vitest";
import { CONFIG_DEFAULTS, configOf, mergeConfig } from "@/lib/modules/show-basics/show-facts";
import { Problem } from "@/lib/operation/problem";
import type { Outline } from "@/lib/plan-writer";
import { asBriefSays } from "./making/as-brief-says";
import { makeSlug, slugBase } from "./making/make-slug";
import { scheduleAfter } from "./schedule";

const fieldsOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error.fields;
  }
  return undefined;
};

describe("slugBase", () => {
  it.each([
    ["Größe & Maß", "grosse-and-mass"],
    ["Łódź: Ærø/Þór!", "lodz-aero-thor"],
    ["It's here", "its-here"],
    ["日本語のショー", "show"],
    ["🎉🎉", "show"],
    ["--- a --- b ---", "a-b"],
    ["ﬁne Ⅳ", "fine-iv"],
    [`${"word ".repeat(30)}`, "word-word-word-word-word-word-word-word-word-word-word-word"],
  ])("%s → %s", (title, expected) => expect(slugBase(title)).toBe(expected));

  it("makes unique slugs within the length limit", () => {
    const slugs = Array.from({ length: 500 }, () => makeSlug("x".repeat(120)));
    expect(new Set(slugs).size).toBe(500);
    for (const slug of slugs) expect(slug).toMatch(/^x{60}-[a-z2-9]{6}$/);
  });
});

describe("scheduleAfter", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const times = { now, realNow: now };
  const none = { startsAt: null, endsAt: null, plannedSeconds: null };
  const at = (text: string) => new Date(text);

  it("accepts a start yesterday, but not a year ago", () => {
    expect(scheduleAfter(none, { starts_at: at("2026-11-20T13:00:00Z") }, times).endsAt).toEqual(
      at("2026-11-20T14:00:00Z"),
    );
    expect(fieldsOf(() => scheduleAfter(none, { starts_at: at("2025-11-21T12:00:00Z") }, times))).toEqual({
      starts_at: "in_past",
    });
  });

  it("accepts a past show whose start doesn't move", () => {
    const past = {
      startsAt: at("2026-01-01T10:00:00Z"),
      endsAt: at("2026-01-01T11:00:00Z"),
      plannedSeconds: null,
    };
    expect(scheduleAfter(past, {}, times)).toEqual(past);
    const longer = scheduleAfter(past, { ends_at: at("2026-01-01T12:00:00Z") }, times);
    expect(longer.endsAt).toEqual(at("2026-01-01T12:00:00Z"));
  });

  it("falls back to one hour when the end is removed", () => {
    const long = {
      startsAt: at("2027-01-01T10:00:00Z"),
      endsAt: at("2027-01-01T15:00:00Z"),
      plannedSeconds: 18_000,
    };
    expect(scheduleAfter(long, { ends_at: null }, times)).toEqual({
      ...long,
      endsAt: at("2027-01-01T11:00:00Z"),
      plannedSeconds: null,
    });
  });

  it("keeps a given length, with or without a start", () => {
    const start = at("2027-01-01T10:00:00Z");
    const later = scheduleAfter(none, { duration_min: 45 }, times);
    expect(later).toEqual({ startsAt: null, endsAt: null, plannedSeconds: 2_700 });
    const dated = scheduleAfter(later, { starts_at: start }, times);
    expect(dated).toEqual({ startsAt: start, endsAt: at("2027-01-01T10:45:00Z"), plannedSeconds: 2_700 });
    expect(scheduleAfter(dated, { starts_at: null }, times)).toEqual(later);
    const longer = scheduleAfter(dated, { ends_at: at("2027-01-01T12:00:00Z") }, times);
    expect(longer.plannedSeconds).toBe(7_200);
    expect(scheduleAfter(longer, { starts_at: at("2027-01-02T10:00:00Z") }, times).endsAt).toEqual(
      at("2027-01-02T12:00:00Z"),
    );
  });

  it("accepts an end and a length together only when they agree", () => {
    const both = { starts_at: at("2027-01-01T10:00:00Z"), ends_at: at("2027-01-01T10:30:00Z") };
    expect(scheduleAfter(none, { ...both, duration_min: 30 }, times).plannedSeconds).toBe(1_800);
    expect(scheduleAfter(none, both, times).plannedSeconds).toBeNull();
    expect(fieldsOf(() => scheduleAfter(none, { ...both, duration_min: 45 }, times))).toEqual({
      duration_min: "not_allowed",
    });
    expect(() => scheduleAfter(none, { ...both, duration_min: 45 }, times)).toThrow(
      "ends_at is 30 minutes after starts_at, but duration_min says 45.",
    );
  });
});

describe("asBriefSays", () => {
  const outlineOf = (seconds: number[]): Outline => ({
    language: "en",
    asked_language: null,
    length: null,
    shape: "agenda",
    agenda: seconds.map((each) => ({ title: "x", seconds: each, type: null, people: [], from: "x" })),
    people: [],
    topics: [],
    requests: [],
    audience: null,
  });
  const startsAt = new Date("2027-01-01T10:00:00Z");
  const said = (...seconds: number[]) => asBriefSays({ startsAt }, outlineOf(seconds), { guests: [] });

  it("uses the agenda's total, capped at a day, and sets nothing without an agenda", () => {
    expect(said(600, 100)).toEqual({ plannedSeconds: 700, endsAt: new Date("2027-01-01T10:11:40Z") });
    expect(said(50_000, 50_000)).toEqual({
      plannedSeconds: 86_400,
      endsAt: new Date("2027-01-02T10:00:00Z"),
    });
    expect(said()).toEqual({});
    expect(asBriefSays({ startsAt: null }, outlineOf([600]), { guests: [] })).toEqual({
      plannedSeconds: 600,
    });
  });
});

describe("mergeConfig", () => {
  it("ignores undefined values and leaves the defaults unmodified", () => {
    const next = mergeConfig(CONFIG_DEFAULTS, { host: { name: "M", title: undefined } });
    expect(next.host).toEqual({ ...CONFIG_DEFAULTS.host, name: "M" });
    expect(CONFIG_DEFAULTS.host.name).toBe("");
    const empty = {
      host: {},
      emcee: {},
      reminders: {},
      signup: {},
      brand: {},
      after: {},
      watch: {},
      survey: {},
      holding: {},
      recording: {},
    };
    expect(configOf(empty as Parameters<typeof configOf>[0])).toEqual(CONFIG_DEFAULTS);
  });

  it("rejects a brand that exceeds the size limit after merging", () => {
    const current = mergeConfig(CONFIG_DEFAULTS, { brand: { a: "x".repeat(10_000) } });
    expect(fieldsOf(() => mergeConfig(current, { brand: { b: "x".repeat(10_000) } }))).toEqual({
      brand: "too_large",
    });
  });
});
