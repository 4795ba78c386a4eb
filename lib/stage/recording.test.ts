import { expect, it } from "vitest";
import { applyEvent, type StageEvent } from "./apply-event";
import { emergencyStop, liftEmergency } from "./emergency";
import { AT, context, HOST, liveState, PLAN } from "./fixtures";
import { forwardSteps } from "./forward-steps";
import { initialState } from "./initial-state";
import { audienceState } from "./public-state";
import { recordingNow } from "./recorded";
import { reduce } from "./reduce";
import { replay } from "./replay";
import type { StageState } from "./state";
import { undo } from "./undo";

const at = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();

function apply(state: StageState, event: StageEvent): StageState {
  const applied = applyEvent(state, event);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fields));
  return applied.state;
}

function run(state: StageState, action: "pause_recording" | "resume_recording") {
  const result = reduce(state, { action }, context(`c${state.version}`));
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result;
}

const idle = initialState({ plan: PLAN, stage: [HOST] });
const recorded = apply(idle, { type: "go_live", at: AT, recorded: true });

it("runs from going live to the end, if the show's settings say so", () => {
  expect(idle.recording).toBe("off");
  expect(recorded.recording).toBe("on");
  expect(apply(idle, { type: "go_live", at: AT, recorded: false }).recording).toBe("off");
  expect(apply(idle, { type: "go_live", at: AT }).recording).toBe("off");
  const ended = apply(recorded, { type: "end_show", at: at(60) });
  expect(ended.recording).toBe("off");
  const again = { type: "resume_show", at: at(90), starts_at: at(90) } as const;
  expect(apply(ended, { ...again, recorded: true }).recording).toBe("on");
  expect(apply(ended, { ...again, recorded: false }).recording).toBe("off");
});

it("is never on in a rehearsal or a countdown, also after them", () => {
  const rehearsal = apply(idle, { type: "rehearsal_started", at: AT });
  expect(rehearsal.recording).toBe("off");
  expect(apply(rehearsal, { type: "rehearsal_ended", before: idle }).recording).toBe("off");
  expect(apply(idle, { type: "start_countdown", ends_at: at(5) }).recording).toBe("off");
});

it("is paused and resumed, each the other's undo", () => {
  const paused = run(recorded, "pause_recording");
  expect(paused.state.recording).toBe("paused");
  expect(paused.changed).toEqual(["/recording"]);
  const entry = { inverse: paused.inverse, changed: paused.changed, versionAfter: paused.state.version };
  expect(undo(paused.state, entry, [])).toMatchObject({ ok: true, state: { recording: "on" } });
  expect(run(paused.state, "resume_recording").state).toEqual({
    ...recorded,
    version: paused.state.version + 1,
  });
  // Repeating a command changes nothing, however often a button is pressed.
  expect(run(paused.state, "pause_recording").changed).toEqual([]);
  expect(run(recorded, "resume_recording").changed).toEqual([]);
});

it("can't be paused or resumed while the show isn't recorded", () => {
  const live = apply(idle, { type: "go_live", at: AT, recorded: false });
  for (const state of [idle, live])
    for (const action of ["pause_recording", "resume_recording"] as const)
      expect(reduce(state, { action }, context())).toEqual({
        ok: false,
        code: "version_conflict",
        fields: { status: "not_recording" },
      });
});

it("stays as it is through an emergency card, and ends with an emergency end", () => {
  const paused = run(recorded, "pause_recording").state;
  for (const state of [recorded, paused]) {
    const masked = emergencyStop(state, "hold", { at: at(1) });
    if (!masked.ok || !masked.inverse) throw new Error("not stopped");
    expect(masked.state.recording).toBe(state.recording);
    expect(liftEmergency(masked.state, masked.inverse)).toMatchObject({
      state: { recording: state.recording },
    });
    expect(emergencyStop(state, "end", { at: at(1) })).toMatchObject({ state: { recording: "off" } });
  }
});

it("stays paused when a show is resumed whose recording was paused at its end", () => {
  const paused = run(recorded, "pause_recording").state;
  const ended = apply(paused, { type: "end_show", at: at(60) });
  expect(recordingNow(ended)).toBe("off");
  const again = { type: "resume_show", at: at(90), starts_at: at(90) } as const;
  const resumed = apply(ended, { ...again, recorded: true });
  expect(recordingNow(resumed)).toBe("paused");
  expect(run(resumed, "resume_recording").state.recording).toBe("on");
  expect(apply(ended, { ...again, recorded: false }).recording).toBe("off");
});

it("doesn't let an undo from before the break change a resumed show", () => {
  const back = run(run(recorded, "pause_recording").state, "resume_recording");
  const ended = applyEvent(back.state, { type: "end_show", at: at(60) });
  if (!ended.ok) throw new Error("not ended");
  const again = applyEvent(ended.state, {
    type: "resume_show",
    at: at(70),
    starts_at: at(70),
    recorded: true,
  });
  if (!again.ok) throw new Error("not resumed");
  const entry = { inverse: back.inverse, changed: back.changed, versionAfter: back.state.version };
  expect(undo(again.state, entry, [ended.changed, again.changed])).toMatchObject({
    ok: false,
    fields: { status: "changed_since" },
  });
});

it("is off in a ledger from before it existed, whose later entries can still change it", () => {
  const { recording: _, ...earlier } = liveState();
  const before = replay(null, { version: 0, body: { state: earlier } });
  expect(before).toMatchObject({ recording: "off", phase: "live" });
  if (!before) throw new Error("no state");
  const next: StageState = { ...before, version: 1, recording: "on" };
  expect(replay(before, { version: 1, body: { steps: forwardSteps(before, next) } })).toEqual(next);
});

it("is known to the audience once the show is on air", () => {
  expect(audienceState(recorded).recording).toBe("on");
  expect(audienceState(run(recorded, "pause_recording").state).recording).toBe("paused");
});
