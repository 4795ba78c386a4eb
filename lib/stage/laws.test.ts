import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMAND_NAMES } from "./catalog";
import { type StageCommandInput, StageCommandSchema } from "./command";
import { commandsAbout } from "./command-fixtures";
import { emergencyStop, liftEmergency } from "./emergency";
import { AT, context, liveState, PEOPLE } from "./fixtures";
import { publicState } from "./public-state";
import { reduce } from "./reduce";
import type { Applied } from "./seal-change";
import { type StageState, StageStateSchema } from "./state";
import { undo } from "./undo";

const anyCommand = commandsAbout([...PEOPLE.map((entry) => entry.identity), "nobody"]);
const commands = fc.array(anyCommand, { minLength: 1, maxLength: 25 });

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}

/** Runs the possible commands of a list, and passes each accepted step to the check. */
function walk(list: StageCommandInput[], check: (before: StageState, result: Applied) => void): StageState {
  let state = deepFreeze(liveState());
  for (const [n, command] of list.entries()) {
    const result = reduce(state, deepFreeze(command), context(`c${n}`));
    if (!result.ok) continue;
    check(state, result);
    state = deepFreeze(result.state);
  }
  return state;
}

describe("the command generator", () => {
  it("covers every command", () => {
    const seen = new Set(fc.sample(anyCommand, { numRuns: 4000, seed: 7 }).map((command) => command.action));
    expect([...seen].sort()).toEqual([...COMMAND_NAMES].sort());
  });

  it("makes only commands that match the schema, which rejects extra members", () => {
    for (const command of fc.sample(anyCommand, { numRuns: 300, seed: 3 })) {
      expect(StageCommandSchema.safeParse(command).success, JSON.stringify(command)).toBe(true);
      expect(StageCommandSchema.safeParse({ ...command, extra: 1 }).success).toBe(false);
    }
  });
});

describe("reducer laws", () => {
  it("keeps the state valid, increments the version and never changes its input", () => {
    fc.assert(
      fc.property(commands, (list) => {
        walk(list, (before, { state }) => {
          const parsed = StageStateSchema.safeParse(state);
          expect(parsed.error?.issues).toBeUndefined();
          expect(parsed.data).toEqual(state);
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          expect(state.version).toBe(before.version + 1);
          expect(state.scenes[state.scene_index]?.id ?? null).toBe(state.scene_id);
          expect(StageStateSchema.safeParse(publicState(state)).success).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("undoes a command exactly, and then the undo", () => {
    fc.assert(
      fc.property(commands, (list) => {
        walk(list, (before, { state, inverse, changed }) => {
          if (inverse === null) return;
          const stored = JSON.parse(JSON.stringify(inverse));
          const back = undo(state, { inverse: stored, changed, versionAfter: state.version }, []);
          if (!back.ok) throw new Error(JSON.stringify(back.fields));
          expect(back.state).toEqual({ ...before, version: state.version + 1 });
          const again = undo(
            back.state,
            { inverse: back.inverse, changed: back.changed, versionAfter: back.state.version },
            [],
          );
          if (!again.ok) throw new Error(JSON.stringify(again.fields));
          expect(again.state).toEqual({ ...state, version: back.state.version + 1 });
        });
      }),
      { numRuns: 300 },
    );
  });

  it("undoes an older command without touching later changes, or rejects the undo", () => {
    fc.assert(
      fc.property(commands, fc.nat(), (list, pick) => {
        const steps: { before: StageState; result: Applied }[] = [];
        const state = walk(list, (before, result) => steps.push({ before, result }));
        const chosen = pick % Math.max(1, steps.length);
        const step = steps[chosen];
        if (!step || step.result.inverse === null) return;
        const { inverse, changed } = step.result;
        const later = steps.slice(chosen + 1).map((entry) => entry.result.changed);
        const back = undo(state, { inverse, changed, versionAfter: step.result.state.version }, later);
        if (!back.ok) {
          expect(back).toEqual({ ok: false, code: "version_conflict", fields: { status: "changed_since" } });
          return;
        }
        expect(StageStateSchema.safeParse(back.state).success).toBe(true);
        const allowed = new Set(changed);
        for (const path of back.changed) {
          // What the command added is removed and what it removed returns: the same paths, nothing else.
          expect(allowed.has(path), path).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("never throws, whatever the input", () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record({
        action: fc.oneof(fc.constantFrom("go_scene", "mute", "patch_scene", "__proto__"), fc.string()),
      }),
      fc.tuple(anyCommand, fc.object()).map(([command, extra]) => ({ ...command, ...extra })),
    );
    fc.assert(
      fc.property(junk, (command) => {
        const state = deepFreeze(liveState());
        const result = reduce(state, command as StageCommandInput, context());
        if (result.ok) expect(StageStateSchema.safeParse(result.state).success).toBe(true);
        else expect(Object.keys(result.fields).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("emergency stop laws", () => {
  it("restores the exact previous state, whether lifted or undone", () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand, { maxLength: 15 }),
        fc.constantFrom("mask" as const, "hold" as const),
        (list, level) => {
          let before = liveState();
          for (const [n, command] of list.entries()) {
            const result = reduce(before, command, context(`e${n}`));
            if (result.ok) before = result.state;
          }
          const stop = emergencyStop(before, level, { at: AT });
          if (!stop.ok || !stop.inverse) throw new Error("not stopped");
          const { state, inverse, changed } = stop;
          expect(StageStateSchema.safeParse(state).success).toBe(true);
          const expected = { ...before, version: state.version + 1 };
          const lifted = liftEmergency(state, JSON.parse(JSON.stringify(inverse)));
          expect(lifted.ok && lifted.state).toEqual(expected);
          const undone = undo(state, { inverse, changed, versionAfter: state.version }, []);
          expect(undone.ok && undone.state).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });
});
