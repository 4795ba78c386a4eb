import { describe, expect, it } from "vitest";
import { applyEvent } from "./apply-event";
import { emergencyStop, liftEmergency } from "./emergency";
import { AT, BEN, context, liveState } from "./fixtures";
import { reduce } from "./reduce";
import { undo } from "./undo";

function stopped(level: "mask" | "hold", state = liveState()) {
  const result = emergencyStop(state, level, { at: AT, message: "Back in a minute" });
  if (!result.ok || !result.inverse) throw new Error("not stopped");
  return { ...result, inverse: result.inverse };
}

describe("emergency stop", () => {
  it("covers the picture and silences everything", () => {
    const busy = reduce(
      { ...liveState(), music: { on: true, track: "calm", volume: 30 } },
      { action: "play_emcee" },
      context(),
    );
    if (!busy.ok) throw new Error("busy");
    const { state } = stopped("mask", busy.state);
    expect(state).toMatchObject({
      mask: { level: "mask", message: "Back in a minute", at: AT },
      music: { on: false },
      emcee: null,
    });
    expect(state.stage.every((entry) => entry.muted)).toBe(true);
    expect(state.phase).toBe("live");
  });

  it("rejects commands and undos while it's active", () => {
    const layout = reduce(liveState(), { action: "set_layout", layout: "duo" }, context());
    if (!layout.ok) throw new Error("layout");
    const { state } = stopped("hold", layout.state);
    expect(reduce(state, { action: "confetti" }, context())).toMatchObject({
      code: "version_conflict",
      fields: { status: "hold" },
    });
    const entry = { inverse: layout.inverse, changed: layout.changed, versionAfter: layout.state.version };
    expect(undo(state, entry, [])).toMatchObject({ ok: false, fields: { status: "hold" } });
  });

  it("can still be lifted after someone has left", () => {
    const { state, inverse } = stopped("mask");
    const left = applyEvent(state, { type: "person_left", identity: BEN.identity });
    if (!left.ok) throw new Error("left");
    const lifted = liftEmergency(left.state, inverse);
    expect(lifted.ok && lifted.state.stage).toMatchObject([{ identity: "host-1", muted: false }]);
    expect(lifted.ok && lifted.state.mask.level).toBe(null);
  });

  it("can be raised but not lowered, and is lifted one level at a time", () => {
    const mask = stopped("mask");
    const hold = stopped("hold", mask.state);
    expect(emergencyStop(hold.state, "mask", { at: AT })).toMatchObject({
      ok: false,
      code: "version_conflict",
    });
    const lifted = liftEmergency(hold.state, hold.inverse);
    expect(lifted.ok && lifted.state.mask.level).toBe("mask");
  });

  it("ends the show for good", () => {
    const end = emergencyStop(liveState(), "end", { at: AT });
    expect(end).toMatchObject({
      ok: true,
      inverse: null,
      state: { phase: "ended", ended_at: AT, mask: { level: "end" } },
    });
    if (!end.ok) return;
    expect(emergencyStop(end.state, "end", { at: AT })).toMatchObject({
      ok: false,
      fields: { status: "ended" },
    });
    expect(liftEmergency(end.state, { kind: "restore", steps: [] })).toMatchObject({
      ok: false,
      fields: { status: "ended" },
    });
  });

  it("can't be lifted if nothing was stopped", () => {
    expect(liftEmergency(liveState(), { kind: "restore", steps: [] })).toMatchObject({
      fields: { status: "not_stopped" },
    });
  });
});
