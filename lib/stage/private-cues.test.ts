import { describe, expect, it } from "vitest";
import { initialState, PlanSchema, type StageState } from "@/lib/stage";
import { privateCues } from "./private-cues";

const START = Date.parse("2031-05-04T18:00:00.000Z");
const MINUTE = 60_000;

/** Builds one segment for each assignee and number of minutes. */
function onAir(parts: readonly [assignee: string | null, minutes: number][], current = 0): StageState {
  const segments = parts.map(([assignee, minutes], index) => ({
    id: `part-${index}`,
    title: `Part ${index}`,
    type: "talk",
    duration_sec: minutes * 60,
    assignee,
  }));
  const idle = initialState({ plan: PlanSchema.parse({ segments }) });
  const scene_started_at = new Date(START).toISOString();
  return {
    ...idle,
    phase: "live",
    started_at: scene_started_at,
    scene_id: `part-${current}`,
    scene_started_at,
  };
}

const to = (person: string) => (assignee: string | null) => assignee === person;
const cuesFor = (state: StageState, person: string) =>
  privateCues(state, to(person)).map(({ kind, at }) => [kind, (at - START) / MINUTE]);

const talks = [
  ["host", 5],
  ["ana", 10],
  ["ben", 3],
] as const;
const show = (current: number) =>
  onAir(
    [...talks].map(([who, minutes]) => [who, minutes]),
    current,
  );

describe("the assignee of the next segment", () => {
  it("is notified when the previous segment starts, and a minute ahead", () => {
    expect(cuesFor(show(0), "ana")).toEqual([
      ["next", 0],
      ["in_a_minute", 4],
    ]);
    expect(privateCues(show(0), to("ana"))[0]?.neighbour).toBe("host");
  });

  it("gets no cues for other people's segments", () => {
    expect(cuesFor(show(0), "ben")).toEqual([]);
    expect(cuesFor(show(2), "ana")).toEqual([]);
  });

  it("is notified a minute ahead across a short segment, once the start time is known", () => {
    const state = (current: number) =>
      onAir(
        [
          ["host", 5],
          [null, 0.5],
          ["ana", 5],
        ],
        current,
      );
    expect(cuesFor(state(0), "ana")).toEqual([["in_a_minute", 4.5]]);
    expect(cuesFor(state(1), "ana")).toEqual([]);
    const longer = (current: number) =>
      onAir(
        [
          ["host", 5],
          [null, 1.25],
          ["ana", 5],
        ],
        current,
      );
    // How much the first segment runs over isn't known while it's on.
    expect(cuesFor(longer(0), "ana")).toEqual([]);
    expect(cuesFor(longer(1), "ana")).toEqual([["in_a_minute", 0.25]]);
  });
});

describe("the assignee of the current segment", () => {
  it("is notified shortly before, at and long after the end of its time, and of who is next", () => {
    expect(cuesFor(show(1), "ana")).toEqual([
      ["thirty_seconds_left", 9.5],
      ["wrap_up", 10],
      ["over_by_a_minute", 11],
    ]);
    expect(privateCues(show(1), to("ana")).map(({ neighbour }) => neighbour)).toEqual([null, "ben", null]);
    expect(privateCues(show(2), to("ben"))[1]?.neighbour).toBeNull();
  });

  it("gets no cues between two segments of their own", () => {
    expect(
      cuesFor(
        onAir([
          ["ana", 5],
          ["ana", 5],
        ]),
        "ana",
      ),
    ).toEqual([]);
  });

  it("gets no countdown in a segment that is too short for it", () => {
    expect(cuesFor(onAir([["ana", 0.25]]), "ana")).toEqual([["over_by_a_minute", 1.25]]);
  });
});

it("moves the cues if a segment's duration changes, and keeps their names", () => {
  const before = show(1);
  const scenes = before.scenes.map((scene) =>
    scene.id === "part-1" ? { ...scene, duration_sec: 900 } : scene,
  );
  const after = privateCues({ ...before, scenes }, to("ana"));
  expect(after.map(({ at }) => (at - START) / MINUTE)).toEqual([14.5, 15, 16]);
  expect(after.map(({ name }) => name)).toEqual(privateCues(before, to("ana")).map(({ name }) => name));
  const again = privateCues(
    { ...before, scene_started_at: new Date(START + MINUTE).toISOString() },
    to("ana"),
  );
  expect(again.map(({ name }) => name)).not.toEqual(after.map(({ name }) => name));
});

it("returns no cues before or after the show, without a plan, or while the show is stopped", () => {
  const live = show(0);
  for (const state of [
    { ...live, phase: "idle" as const },
    { ...live, phase: "ended" as const },
    { ...live, scene_started_at: null },
    { ...live, mask: { ...live.mask, level: "stop" as const } },
    { ...initialState(), phase: "live" as const },
  ] as StageState[])
    expect(privateCues(state, () => true)).toEqual([]);
});

it("returns the same cues in a rehearsal as in the show", () => {
  const rehearsal = { started_at: new Date(START).toISOString() };
  expect(cuesFor({ ...show(1), phase: "idle", rehearsal }, "ana")).toEqual(cuesFor(show(1), "ana"));
});
