import { describe, expect, it } from "vitest";
import { applyEvent } from "./apply-event";
import { AT as at, context, HOST, PLAN } from "./fixtures";
import { initialState } from "./initial-state";
import { reduce } from "./reduce";
import { sceneTimes } from "./scene-times";
import type { StageState } from "./state";

const prepared = (): StageState => initialState({ title: "Show", plan: PLAN, stage: [HOST] });

const moved = (state: StageState, event: Parameters<typeof applyEvent>[1]): StageState => {
  const applied = applyEvent(state, event);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fields));
  return applied.state;
};

describe("a rehearsal", () => {
  it("runs the clock before the show, and restores the prepared stage at the end", () => {
    const before = prepared();
    const on = moved(before, { type: "rehearsal_started", at });
    expect([on.phase, on.rehearsal, on.scene_started_at]).toEqual(["idle", { started_at: at }, at]);
    const went = reduce(on, { action: "go_scene", index: 1 }, context());
    const muted = !went.ok
      ? null
      : reduce(went.state, { action: "mute", identity: HOST.identity, muted: true }, context("cmd-2"));
    if (!muted?.ok) throw new Error("refused");
    const off = moved(muted.state, { type: "rehearsal_ended", before });
    expect(off).toEqual({ ...before, version: muted.state.version + 1 });
  });

  it("can't start twice or during the show, and can't end if none is running", () => {
    const before = prepared();
    const on = moved(before, { type: "rehearsal_started", at });
    const live = moved(before, { type: "go_live", at });
    const refusals = [
      applyEvent(on, { type: "rehearsal_started", at }),
      applyEvent(on, { type: "go_live", at }),
      applyEvent(live, { type: "rehearsal_started", at }),
      applyEvent(before, { type: "rehearsal_ended", before }),
    ];
    expect(refusals.map((one) => (one.ok ? "done" : one.fields.status))).toEqual([
      "rehearsal",
      "rehearsal",
      "live",
      "idle",
    ]);
  });
});

describe("scene durations", () => {
  it("add up a scene's appearances, until the end", () => {
    const moment = (second: number, scene_id: string | null) => ({ at: second * 1000, state: { scene_id } });
    const times = sceneTimes([moment(0, "a"), moment(10, "b"), moment(25, "a"), moment(30, null)], 60_000);
    expect(Object.fromEntries(times)).toEqual({ a: 15, b: 15 });
  });
});
