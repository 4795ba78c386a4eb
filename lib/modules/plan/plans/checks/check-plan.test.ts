import { describe, expect, it } from "vitest";
import { PlanInputSchema } from "@/lib/stage";
import { checkPlan } from "./check-plan";
import type { PlanSurroundings } from "./plan-surroundings";

const ADA = { id: "gst_ada", name: "Ada Lovelace", accepted: true };
const BEN = { id: "gst_ben", name: "Ben Okri", accepted: false };
const around: PlanSurroundings = {
  seconds: 3_600,
  hostName: "Hanna",
  people: [],
  deckPages: new Map([["prs_1", 12]]),
  videos: new Map([
    ["vid_1", { name: "Trailer", state: "ready" }],
    ["vid_2", { name: "Outro", state: "converting" }],
    ["vid_3", { name: "Broken", state: "failed" }],
  ]),
};

const part = (more: object = {}) => ({
  title: "A part",
  type: "talk",
  duration_sec: 3_600,
  assignee: "host",
  ...more,
});

function found(segments: object[], more: Partial<PlanSurroundings> = {}) {
  const plan = PlanInputSchema.parse({ segments });
  return checkPlan(plan, { ...around, ...more }).map(({ code, severity, path }) => [severity, code, path]);
}

describe("times", () => {
  it("reports nothing when the segments fill the show", () => {
    expect(found([part()])).toEqual([]);
    expect(found([part({ duration_sec: 3_545 })])).toEqual([]);
  });

  it("reports the first segment that runs past the end", () => {
    const segments = [part({ duration_sec: 3_000 }), part({ duration_sec: 700 }), part({ duration_sec: 60 })];
    expect(found(segments)).toEqual([["error", "over_time", "segments.1.duration_sec"]]);
    const [problem] = checkPlan(PlanInputSchema.parse({ segments }), around);
    expect(problem?.message).toBe(
      "The segments take 62 min 40 s, but the show is only 60 min long. This segment ends after the show does.",
    );
    expect(problem?.mend).toContain("2 min 40 s");
  });

  it("reports unfilled time, an unknown show length and an empty plan", () => {
    expect(found([part({ duration_sec: 3_000 })])).toEqual([["warning", "unfilled_time", "segments"]]);
    expect(found([part()], { seconds: null })).toEqual([["info", "no_length", "segments"]]);
    expect(found([])).toEqual([["error", "empty", "segments"]]);
  });
});

describe("people", () => {
  const people = [ADA, BEN];

  it("accepts the host, a guest's id and a guest's name", () => {
    for (const assignee of ["host", "hanna", "gst_ada", "ada  lovelace"])
      expect(found([part({ assignee })], { people: assignee.includes("da") ? [ADA] : [] })).toEqual([]);
  });

  it("reports people who are unknown, not accepted yet or unassigned", () => {
    expect(found([part({ assignee: "gst_gone" })])).toEqual([
      ["error", "unknown_person", "segments.0.assignee"],
    ]);
    expect(found([part({ assignee: "The band" })])).toEqual([
      ["warning", "unknown_person", "segments.0.assignee"],
    ]);
    expect(found([part({ assignee: "gst_ben" })], { people })).toEqual([
      ["warning", "not_accepted", "segments.0.assignee"],
      ["warning", "guest_without_part", "segments"],
    ]);
    expect(found([part({ type: "panel", assignee: null })], { people })).toEqual([
      ["info", "nobody_assigned", "segments.0.assignee"],
    ]);
    expect(found([part({ type: "break", assignee: null })])).toEqual([]);
  });
});

describe("cues", () => {
  it("checks slides against the deck's pages", () => {
    const slide = (presentation_id: string, page: number) => part({ slide: { presentation_id, page } });
    expect(found([slide("prs_1", 12)])).toEqual([]);
    expect(found([slide("prs_1", 13)])).toEqual([["error", "missing_slide", "segments.0.slide"]]);
    expect(found([slide("prs_2", 1)])).toEqual([["error", "missing_slide", "segments.0.slide"]]);
  });

  it("reports videos that are missing or not ready", () => {
    const video = (video_id: string) => part({ video: { video_id } });
    expect(found([video("vid_1")])).toEqual([]);
    expect(found([video("vid_2")])).toEqual([["warning", "missing_video", "segments.0.video"]]);
    for (const id of ["vid_3", "vid_4"])
      expect(found([video(id)])).toEqual([["error", "missing_video", "segments.0.video"]]);
  });

  it("reports what is covered by something else on stage", () => {
    const slide = { presentation_id: "prs_1", page: 1 };
    const video = { video_id: "vid_1" };
    expect(found([part({ whiteboard: true })])).toEqual([]);
    expect(found([part({ whiteboard: true, slide })])).toEqual([["info", "covered", "segments.0.slide"]]);
    expect(found([part({ whiteboard: true, video })])).toEqual([
      ["info", "covered", "segments.0.whiteboard"],
    ]);
  });

  it("requires a poll question and distinct answers", () => {
    expect(found([part({ type: "poll" })])).toEqual([["warning", "missing_poll", "segments.0.poll"]]);
    const poll = { question: "Tea?", options: ["Yes", "yes "] };
    expect(found([part({ poll })])).toEqual([["warning", "repeated_option", "segments.0.poll"]]);
  });

  it("lists errors first", () => {
    const segments = [
      part({ type: "poll", duration_sec: 60 }),
      part({ assignee: "gst_gone", duration_sec: 60 }),
    ];
    expect(found(segments).map(([severity]) => severity)).toEqual(["error", "warning", "warning"]);
  });
});
