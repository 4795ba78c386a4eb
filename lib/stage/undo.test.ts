import { describe, expect, it } from "vitest";
import type { StageCommandInput } from "./command";
import { ANA, BEN, CROWD, context, liveState } from "./fixtures";
import { reduce } from "./reduce";
import type { Applied } from "./seal-change";
import type { StageState } from "./state";
import { undo } from "./undo";

const EXTRA = CROWD[0] ?? ANA;

function run(state: StageState, command: StageCommandInput): Applied {
  const result = reduce(state, command, context(`u${state.version}`));
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result;
}

/** Applies all commands, then undoes the first. */
function undoFirst(...commands: StageCommandInput[]) {
  let state = liveState();
  const applied = commands.map((command) => {
    const result = run(state, command);
    state = result.state;
    return result;
  });
  const [first, ...later] = applied;
  if (!first) throw new Error("no command");
  const entry = { inverse: first.inverse, changed: first.changed, versionAfter: first.state.version };
  return undo(
    state,
    entry,
    later.map((result) => result.changed),
  );
}

const conflict = { ok: false, code: "version_conflict", fields: { status: "changed_since" } };

describe("undo", () => {
  it("keeps what others have changed since", () => {
    const back = undoFirst({ action: "set_layout", layout: "duo" }, { action: "music_start", volume: 10 });
    expect(back).toMatchObject({ ok: true, state: { layout: "solo", music: { on: true, volume: 10 } } });
  });

  it("rejects undoing what has changed since, even if it was changed back", () => {
    expect(
      undoFirst({ action: "set_layout", layout: "duo" }, { action: "set_layout", layout: "grid" }),
    ).toEqual(conflict);
    expect(undoFirst({ action: "show_deck" }, { action: "clear_stage" })).toEqual(conflict);
  });

  it("distinguishes people", () => {
    const back = undoFirst(
      { action: "bring_on", identity: ANA.identity },
      { action: "bring_on", identity: EXTRA.identity },
    );
    expect(back.ok && back.state.stage.map((entry) => entry.name)).toEqual([
      "Hannah Vogel",
      "Ben Müller",
      "Extra0 Person",
    ]);
    expect(
      undoFirst({ action: "bring_on", identity: ANA.identity }, { action: "mute", identity: ANA.identity }),
    ).toEqual(conflict);
  });

  it("rejects undoing what a later change depends on", () => {
    expect(
      undoFirst(
        { action: "bring_on", identity: ANA.identity },
        { action: "spotlight", identity: ANA.identity },
      ),
    ).toEqual(conflict);
    expect(undoFirst({ action: "add_scene", scene_type: "qa" }, { action: "go_scene", index: -1 })).toEqual(
      conflict,
    );
  });

  it("restores people and scenes to their position", () => {
    const sent = undoFirst({ action: "send_off", identity: "host-1" }, { action: "confetti" });
    expect(sent.ok && sent.state.stage.map((entry) => entry.identity)).toEqual(["host-1", BEN.identity]);
    const inPlace = ["intro", "interview", "poll", "panel", "qa", "outro", "break"];
    const removed = undoFirst(
      { action: "remove_scene", index: 3 },
      { action: "add_scene", scene_type: "break" },
    );
    expect(removed.ok && removed.state.scenes.map((scene) => scene.type)).toEqual(inPlace);
    const moved = undoFirst(
      { action: "move_scene", from: 0, to: 3 },
      { action: "add_scene", scene_type: "break" },
    );
    expect(moved.ok && moved.state.scenes.map((scene) => scene.type)).toEqual(inPlace);
    expect(moved.ok && moved.state.scene_index).toBe(0);
  });

  it("doesn't restore or remove effects", () => {
    const back = undoFirst({ action: "set_layout", layout: "duo" }, { action: "confetti" });
    expect(back.ok && back.state.effects).toHaveLength(1);
    const none = undoFirst({ action: "confetti" });
    expect(none).toEqual({ ok: false, code: "validation_error", fields: { command_id: "not_allowed" } });
  });

  it("rejects damaged and foreign inverses", () => {
    const state = liveState();
    const entry = (inverse: unknown) => ({
      inverse: inverse as never,
      changed: ["/layout"],
      versionAfter: 0,
    });
    const step = (value: object) => ({ kind: "restore", steps: [value] });
    expect(undo(state, entry({ kind: "restore" }), [])).toMatchObject({
      ok: false,
      fields: { command_id: "invalid" },
    });
    for (const bad of [
      { op: "set", path: "/layout", before: "cinema" },
      { op: "set", path: "/__proto__/polluted", before: true },
      { op: "set", path: "/deck/constructor/x", before: 1 },
      { op: "remove", path: "/stage/nobody" },
      { op: "insert", path: "/scenes/x", index: 0, before: null },
      { op: "order", path: "/layout", before: ["a"] },
    ]) {
      expect(undo(state, entry(step(bad)), []), JSON.stringify(bad)).toEqual(conflict);
    }
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("rejects a command from a future version", () => {
    const done = run(liveState(), { action: "immersive_on" });
    const entry = { inverse: done.inverse, changed: done.changed, versionAfter: 99 };
    expect(undo(done.state, entry, [])).toMatchObject({ ok: false, code: "version_conflict" });
  });
});
