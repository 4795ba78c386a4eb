import { describe, expect, it } from "vitest";
import { applyEvent, type StageEvent } from "./apply-event";
import { emergencyStop } from "./emergency";
import { ANA, AT, BEN, CROWD, context, HOST, liveState, PLAN } from "./fixtures";
import { forwardSteps } from "./forward-steps";
import { initialState } from "./initial-state";
import { PlanSchema } from "./plan";
import { publicState } from "./public-state";
import { reduce } from "./reduce";
import { replay } from "./replay";
import { RESUME_SECONDS, resumableUntil } from "./resume";
import { type StageState, StageStateSchema } from "./state";

function apply(state: StageState, ...events: StageEvent[]): StageState {
  return events.reduce((now, event) => {
    const result = applyEvent(now, event);
    if (!result.ok) throw new Error(`${event.type}: ${JSON.stringify(result.fields)}`);
    expect(result.state.version).toBe(now.version + 1);
    expect(StageStateSchema.safeParse(result.state).success).toBe(true);
    return result.state;
  }, state);
}

describe("events", () => {
  it("counts down, goes live and ends", () => {
    const idle = initialState({ plan: PLAN });
    const counting = apply(idle, { type: "start_countdown", ends_at: AT });
    expect(counting).toMatchObject({ phase: "countdown", countdown_ends_at: AT });
    expect(apply(counting, { type: "cancel_countdown" })).toMatchObject({
      phase: "idle",
      countdown_ends_at: null,
    });
    const live = apply(counting, { type: "go_live", at: AT });
    expect(live).toMatchObject({
      phase: "live",
      started_at: AT,
      scene_started_at: AT,
      countdown_ends_at: null,
    });
    expect(applyEvent(live, { type: "go_live", at: AT })).toMatchObject({
      ok: false,
      fields: { status: "live" },
    });
    const ended = apply(live, { type: "end_show", at: AT });
    expect(applyEvent(ended, { type: "go_live", at: AT })).toMatchObject({
      ok: false,
      fields: { status: "ended" },
    });
  });

  it("resumes an ended show within 15 minutes, with its previous state", () => {
    const later = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();
    const live = { ...liveState(), scene_started_at: AT };
    const ended = apply(live, { type: "end_show", at: later(60) });
    const resume = (at: string) =>
      applyEvent(ended, {
        type: "resume_show",
        at,
        starts_at: new Date(Date.parse(at) + 3000).toISOString(),
        recorded: true,
      });
    const again = { type: "resume_show", at: later(100), starts_at: later(103), recorded: true } as const;
    expect(apply(ended, again)).toEqual({
      ...live,
      version: live.version + 2,
      started_at: later(103),
      // One minute into the scene.
      scene_started_at: later(43),
      emcee: null,
    });
    expect(resume(later(60 + RESUME_SECONDS))).toMatchObject({ ok: true });
    expect(resume(later(61 + RESUME_SECONDS))).toMatchObject({ ok: false, fields: { status: "ended" } });
    expect(applyEvent(live, { type: "resume_show", at: AT, starts_at: AT })).toMatchObject({
      ok: false,
      fields: { status: "live" },
    });
    const masked = emergencyStop(live, "mask", { at: AT });
    const stopped = emergencyStop(live, "end", { at: AT });
    if (!masked.ok || !stopped.ok) throw new Error("no emergency stop");
    const off = apply(masked.state, { type: "end_show", at: AT });
    expect(resumableUntil(off)).toBe(later(RESUME_SECONDS));
    expect(apply(off, { type: "resume_show", at: AT, starts_at: AT }).mask.level).toBe("mask");
    expect(resumableUntil(stopped.state)).toBeNull();
    const final = apply(off, { type: "finish_show", at: AT });
    expect([final.is_final, resumableUntil(final)]).toEqual([true, null]);
    // The ledger replays it.
    const body = { steps: forwardSteps(off, final) };
    expect(replay(off, { version: final.version, body })).toEqual(final);
    expect(applyEvent(final, { type: "resume_show", at: AT, starts_at: AT }).ok).toBe(false);
    expect(applyEvent(live, { type: "finish_show", at: AT }).ok).toBe(false);
    expect(applyEvent(stopped.state, { type: "resume_show", at: AT, starts_at: AT }).ok).toBe(false);
  });

  it("raises a holding card only on air, and lowers it when the show ends", () => {
    const raised: StageEvent = { type: "holding_raised", at: AT, why: "silent", line: null };
    expect(applyEvent(initialState(), raised)).toMatchObject({ ok: false, fields: { status: "idle" } });
    const live = liveState();
    const up = apply(live, raised);
    expect(up.holding).toEqual({ line: null, why: "silent", at: AT, kept: false });
    // Unlike a stop, it mutes no one.
    expect(up.stage).toEqual(live.stage);
    expect(applyEvent(up, raised)).toMatchObject({ ok: false, fields: { status: "holding" } });
    expect(apply(up, { type: "holding_kept" }).holding?.kept).toBe(true);
    expect(apply(up, { type: "holding_lowered" }).holding).toBeNull();
    expect(applyEvent(live, { type: "holding_lowered" }).ok).toBe(false);
    expect(apply(up, { type: "end_show", at: AT }).holding).toBeNull();
    const masked = emergencyStop(live, "mask", { at: AT });
    expect(masked.ok && applyEvent(masked.state, raised)).toMatchObject({ fields: { status: "mask" } });
    expect(publicState(up).holding).toEqual({ line: null, why: null, at: AT, kept: false });
  });

  it("starts a countdown only before the show, and not during a rehearsal", () => {
    expect(applyEvent(liveState(), { type: "start_countdown", ends_at: AT }).ok).toBe(false);
    const rehearsed = apply(initialState(), { type: "rehearsal_started", at: AT });
    expect(applyEvent(rehearsed, { type: "start_countdown", ends_at: AT })).toMatchObject({
      fields: { status: "rehearsal" },
    });
  });

  it("updates the people on stage", () => {
    const renamed = { ...BEN, name: "Ben M." };
    const state = apply(
      liveState(),
      { type: "person_staged", person: ANA },
      { type: "person_updated", person: renamed },
      { type: "person_left", identity: HOST.identity },
    );
    expect(state.stage).toEqual([renamed, ANA]);
    const full = { ...liveState(), stage: CROWD };
    expect(applyEvent(full, { type: "person_staged", person: ANA })).toMatchObject({
      fields: { status: "stage_full" },
    });
  });

  it("clears the announcer's line only when that line has finished", () => {
    const playing = reduce(liveState(), { action: "play_emcee", text: "Hello" }, context("line"));
    if (!playing.ok) throw new Error("line");
    const finished = { type: "emcee_finished", at: AT, silent: null } as const;
    expect(apply(playing.state, { ...finished, id: "line_other" }).emcee).not.toBeNull();
    expect(apply(playing.state, { ...finished, id: "line_line" }).emcee).toBeNull();
  });

  it("plays the next queued line, and records why one was silent", () => {
    const line = (id: string) => ({ id, text: `Line ${id}`, voice: null });
    const queued = apply(
      liveState(),
      { type: "emcee_queued", line: line("a"), at: AT },
      { type: "emcee_queued", line: line("b"), at: AT },
    );
    expect([queued.emcee?.id, queued.emcee_queue]).toEqual(["a", [line("b")]]);
    const next = apply(queued, { type: "emcee_finished", id: "a", at: AT, silent: "language" });
    expect(next).toMatchObject({
      emcee: { id: "b", started_at: AT },
      emcee_queue: [],
      emcee_silent: "language",
    });
    expect(apply(queued, { type: "end_show", at: AT })).toMatchObject({ emcee: null, emcee_queue: [] });
  });

  it("applies a new plan without changing the picture on air", () => {
    const [first, ...rest] = PLAN.segments;
    if (!first) throw new Error("plan");
    const longer = { ...PLAN, segments: [{ ...first, id: "new", title: "New" }, first, ...rest] };
    const state = apply(liveState(), { type: "plan_changed", plan: longer });
    expect(state).toMatchObject({ scene_id: "seg-intro", scene_index: 1, layout: "solo" });
    const without = apply(liveState(), { type: "plan_changed", plan: { ...PLAN, segments: rest } });
    expect(without).toMatchObject({ scene_id: "seg-talk", layout: "solo", deck: { visible: false } });
  });

  it("shows the new plan's first scene before the show", () => {
    const empty = initialState({ title: "Later" });
    expect(empty.scene_index).toBe(-1);
    expect(apply(empty, { type: "plan_changed", plan: PLAN })).toMatchObject({
      scene_id: "seg-intro",
      layout: "solo",
      ticker: { items: ["Doors open"] },
    });
    const none = PlanSchema.parse({ segments: [] });
    expect(apply(liveState(), { type: "plan_changed", plan: none })).toMatchObject({
      scene_id: null,
      scene_index: -1,
    });
  });

  it("replaces the ticker's planned lines before the show, but not on air", () => {
    const idle = apply(initialState(), { type: "ticker_planned", former: [], lines: ["Gold: A", "Gold: B"] });
    expect(idle.ticker).toEqual({ visible: false, items: ["Gold: A", "Gold: B"] });
    const written = { ...idle, ticker: { visible: true, items: ["Ours", "Gold: A", "Gold: B"] } };
    const next = { type: "ticker_planned" as const, former: ["Gold: A", "Gold: B"], lines: ["Gold: B"] };
    expect(apply(written, next).ticker).toEqual({ visible: true, items: ["Ours", "Gold: B"] });
    const live = { ...liveState(), ticker: written.ticker };
    expect(applyEvent(live, next)).toMatchObject({ ok: true, changed: [] });
    const many = Array.from({ length: 40 }, (_, index) => `Gold: ${index}`);
    expect(apply(written, { ...next, lines: many }).ticker.items).toHaveLength(20);
  });

  it("rejects malformed events with field codes", () => {
    expect(applyEvent(liveState(), { type: "go_live", at: "now" })).toMatchObject({
      code: "validation_error",
      fields: { at: "iso_8601" },
    });
    expect(applyEvent(liveState(), { type: "explode" } as never)).toMatchObject({ ok: false });
  });
});
