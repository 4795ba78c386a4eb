import { describe, expect, it } from "vitest";
import type { Plan } from "@/lib/stage";
import { mergeDraft } from "./merge-draft";
import { planEdits } from "./plan-edits";

type Segment = Plan["segments"][number];

const part = (id: string, title: string, more: Partial<Segment> = {}): Segment => ({
  id,
  title,
  type: "talk",
  duration_sec: 600,
  assignee: null,
  layout: null,
  notes: `written ${title}`,
  script: "",
  questions: [],
  ticker: null,
  slide: null,
  video: null,
  whiteboard: false,
  poll: null,
  emcee_line: null,
  ...more,
});

const plan = (...segments: Segment[]): Plan => ({ segments, ticker: ["t"], questions: ["q"] });

const hello = part("a", "Welcome", { type: "intro", duration_sec: 120 });
const looping = part("b", "Looping engines");
const music = part("c", "Music");
const PREVIOUS = plan(hello, looping, music);
const DRAFT = plan(
  part("n1", "Hello and welcome", { type: "intro", duration_sec: 60 }),
  part("n2", "Looping, and what engines repeat"),
  part("n3", "Music"),
  part("n4", "Limits"),
);

const titles = (of: Plan | undefined) => of?.segments.map(({ title }) => title);
const ids = (of: Plan | undefined) => of?.segments.map(({ id }) => id);
const merge = (current: Plan, draft = DRAFT) => mergeDraft(PREVIOUS, current, draft)?.plan;

describe("a draft that replaces the previous one", () => {
  it("takes over the ids of matching segments", () => {
    const merged = mergeDraft(PREVIOUS, PREVIOUS, DRAFT);
    expect(ids(merged?.plan)).toEqual(["a", "b", "c", "n4"]);
    expect(merged?.plan).toEqual(merged?.written);
    expect(titles(merged?.plan)).toEqual(titles(DRAFT));
  });

  it("keeps exactly the fields a person changed", () => {
    const merged = merge(plan(hello, { ...looping, notes: "Mine.", duration_sec: 900 }, music));
    expect(merged?.segments[1]).toEqual({
      ...DRAFT.segments[1],
      id: "b",
      notes: "Mine.",
      duration_sec: 900,
    });
    expect(merged?.segments[2]).toEqual({ ...music, notes: "written Music" });
  });

  it("matches a renamed segment by its original title", () => {
    const merged = merge(plan(hello, { ...looping, title: "Round and round" }, music));
    expect(titles(merged)).toEqual(["Hello and welcome", "Round and round", "Music", "Limits"]);
  });

  it("keeps what people added, removed and moved", () => {
    const added = part("mine", "A toast");
    expect(titles(merge(plan(hello, added, looping, music)))?.slice(0, 2)).toEqual([
      "Hello and welcome",
      "A toast",
    ]);
    expect(titles(merge(plan(added, hello, looping, music)))?.[0]).toBe("A toast");
    expect(ids(merge(plan(hello, music)))).toEqual(["a", "c", "n4"]);
    expect(ids(merge(plan(hello, music, looping)))).toEqual(["a", "c", "b", "n4"]);
  });

  it("keeps an edited segment that the draft lacks, without exceeding the draft's length", () => {
    const own = { ...music, script: "Mine." };
    const merged = merge(plan(hello, looping, own), plan(hello, looping, part("n", "Limits")));
    expect(merged?.segments.find(({ id }) => id === "c")).toEqual(own);
    expect(titles(merged)).toEqual(["Welcome", "Looping engines", "Music", "Limits"]);
    expect(merged?.segments.reduce((sum, { duration_sec }) => sum + duration_sec, 0)).toBe(1_320);
    const untouched = merge(PREVIOUS, plan(hello, looping, part("n", "Limits")));
    expect(titles(untouched)).toEqual(["Welcome", "Looping engines", "Limits"]);
  });

  it("keeps lists whole when a person changed them", () => {
    const draft = { ...DRAFT, ticker: ["new"], questions: ["new?"] };
    const merged = mergeDraft(PREVIOUS, { ...PREVIOUS, questions: ["Mine?"] }, draft)?.plan;
    expect(merged).toMatchObject({ ticker: ["new"], questions: ["Mine?"] });
  });

  it("is not merged when a person wrote the whole run of show", () => {
    expect(mergeDraft(PREVIOUS, plan(part("x", "Mine")), DRAFT)).toBeNull();
    const many = Array.from({ length: 99 }, (_one, index) => part(`x${index}`, `Mine ${index}`));
    expect(mergeDraft(PREVIOUS, plan(hello, ...many), DRAFT)).toBeNull();
  });

  it("never mixes one guest's content into another's segment", () => {
    const talk = (id: string, name: string, assignee: string) =>
      part(id, `In conversation with ${name}`, { type: "interview", assignee });
    const previous = plan(hello, talk("ada", "Ada Lovelace", "gst_1"));
    const own = { ...talk("ada", "Ada Lovelace", "gst_1"), notes: "Ask for the letters." };
    const merged = mergeDraft(previous, plan(hello, own), plan(hello, talk("n", "Ben Nevis", "gst_2")))?.plan;
    expect(merged?.segments.slice(1)).toMatchObject([
      { assignee: "gst_1", notes: "Ask for the letters." },
      { assignee: "gst_2", notes: "written In conversation with Ben Nevis" },
    ]);
  });
});

describe("people's edits", () => {
  it("are listed by segment and field, and empty once reverted", () => {
    const added = part("mine", "A toast");
    const current = { ...plan({ ...hello, notes: "x", script: "y" }, added, music), ticker: [] };
    expect(planEdits(PREVIOUS, current)).toEqual([
      { segment_id: "a", title: "Welcome", change: "changed", fields: ["notes", "script"] },
      { segment_id: "mine", title: "A toast", change: "added", fields: [] },
      { segment_id: "b", title: "Looping engines", change: "removed", fields: [] },
      { segment_id: null, title: null, change: "changed", fields: ["ticker"] },
    ]);
    expect(planEdits(PREVIOUS, structuredClone(PREVIOUS))).toEqual([]);
  });
});
