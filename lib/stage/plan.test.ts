import { describe, expect, it } from "vitest";
import { fieldsFromError } from "./fields-from-error";
import { PLAN } from "./fixtures";
import { PlanInputSchema, PlanSchema, planFromInput } from "./plan";
import { scenesFromPlan } from "./scenes-from-plan";

const segment = { id: "a", title: "Intro", type: "intro", duration_sec: 60 };

function fieldsOf(plan: unknown) {
  const parsed = PlanSchema.safeParse(plan, { reportInput: true });
  return parsed.success ? {} : fieldsFromError(parsed.error);
}

describe("plan", () => {
  it("fills in a segment's optional fields", () => {
    expect(PlanSchema.parse({ segments: [segment] })).toEqual({
      segments: [
        {
          ...segment,
          assignee: null,
          layout: null,
          notes: "",
          script: "",
          questions: [],
          ticker: null,
          slide: null,
          video: null,
          whiteboard: false,
          poll: null,
          emcee_line: null,
        },
      ],
      ticker: [],
      questions: [],
    });
    expect(PlanSchema.parse(PLAN)).toEqual(PLAN);
  });

  it.each([
    [{}, { segments: "required" }],
    [{ segments: [{ ...segment, duration_sec: 4 }] }, { "segments.0.duration_sec": "too_small" }],
    [{ segments: [{ ...segment, duration_sec: 14_401 }] }, { "segments.0.duration_sec": "too_large" }],
    [{ segments: [{ ...segment, duration_sec: 60.5 }] }, { "segments.0.duration_sec": "invalid" }],
    [{ segments: [{ ...segment, title: " " }] }, { "segments.0.title": "too_short" }],
    [{ segments: [{ ...segment, title: "x".repeat(201) }] }, { "segments.0.title": "too_long" }],
    [{ segments: [{ ...segment, title: "a\0b" }] }, { "segments.0.title": "invalid" }],
    [{ segments: [{ ...segment, title: "a\ud800" }] }, { "segments.0.title": "invalid" }],
    [{ segments: [{ ...segment, type: "dance" }] }, { "segments.0.type": "invalid" }],
    [{ segments: [{ ...segment, script: "x".repeat(8001) }] }, { "segments.0.script": "too_long" }],
    [{ segments: [{ ...segment, notes: "x".repeat(4001) }] }, { "segments.0.notes": "too_long" }],
    [{ segments: [{ ...segment, questions: Array(21).fill("q") }] }, { "segments.0.questions": "too_many" }],
    [{ segments: [{ ...segment, questions: ["x".repeat(401)] }] }, { "segments.0.questions.0": "too_long" }],
    [{ segments: [segment, segment] }, { "segments.1.id": "duplicate" }],
    [{ segments: [{ ...segment, color: 1 }] }, { "segments.0.color": "unknown_field" }],
    [
      { segments: [{ ...segment, poll: { question: "?", options: ["a"] } }] },
      { "segments.0.poll.options": "too_short" },
    ],
    [{ segments: [{ ...segment, slide: { page: 1 } }] }, { "segments.0.slide.presentation_id": "required" }],
    [{ segments: [], vip: 1 }, { vip: "unknown_field" }],
  ])("names the invalid field and the code: %j", (plan, fields) => {
    expect(fieldsOf(plan)).toEqual(fields);
  });

  it("accepts up to 100 segments", () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...segment, id: `s${n}` }));
    expect(fieldsOf({ segments: many(100) })).toEqual({});
    expect(fieldsOf({ segments: many(101) })).toEqual({ segments: "too_many" });
  });

  it("assigns ids to new segments and keeps existing ones", () => {
    const { id: _id, ...fresh } = segment;
    let n = 0;
    const plan = planFromInput(
      PlanInputSchema.parse({ segments: [fresh, segment, fresh] }),
      () => `new-${++n}`,
    );
    expect(plan.segments.map((entry) => entry.id)).toEqual(["new-1", "a", "new-2"]);
    expect(PlanSchema.safeParse(plan).success).toBe(true);
  });

  it("becomes scenes with layouts and without private fields", () => {
    const scenes = scenesFromPlan(PLAN);
    expect(scenes.map((scene) => scene.layout)).toEqual(["solo", "duo", "grid", "present", "grid", "grid"]);
    expect(scenes.map((scene) => scene.id)).toEqual(PLAN.segments.map((entry) => entry.id));
    expect(JSON.stringify(scenes)).not.toMatch(/secret/);
  });
});
