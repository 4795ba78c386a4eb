import { expect, it } from "vitest";
import { applyEvent, initialState, type StageState } from "@/lib/stage";
import { judgeQuiet, type Quiet, type QuietFacts } from "./judge-quiet";

const START = Date.parse("2026-05-04T18:00:00.000Z");
const at = (seconds: number) => new Date(START + seconds * 1000);
const live: StageState = { ...initialState(), phase: "live", started_at: at(0).toISOString() };

/** A show that is checked every five seconds, on its own clock. */
function watched(settings = { enabled: true, after_sec: 10 }) {
  let state = live;
  let noted: Quiet | null = null;
  return {
    get card() {
      return state.holding;
    },
    change: (next: (held: StageState) => StageState) => {
      state = next(state);
    },
    dismiss: () => {
      state = { ...state, holding: null };
      noted = noted && { ...noted, dismissed: true };
    },
    look: (second: number, why: QuietFacts["why"], since = second) => {
      const facts = { now: at(second), state, settings, why, began: at(since), noted };
      const { quiet, move } = judgeQuiet(facts);
      noted = quiet;
      if (move === null) return null;
      const event =
        move === "raise"
          ? {
              type: "holding_raised" as const,
              at: at(second).toISOString(),
              why: quiet?.why ?? "silent",
              line: null,
            }
          : { type: "holding_lowered" as const };
      const applied = applyEvent(state, event);
      if (!applied.ok) throw new Error(JSON.stringify(applied));
      state = applied.state;
      return move;
    },
  };
}

it("raises the card after enough silence and lowers it as soon as something arrives", () => {
  const show = watched();
  expect([20, 25].map((second) => show.look(second, "silent"))).toEqual([null, null]);
  expect(show.look(30, "silent")).toBe("raise");
  expect(show.card).toMatchObject({ why: "silent", kept: false });
  expect(show.look(35, "silent")).toBeNull();
  expect(show.look(40, null)).toBe("lower");
  // A short pause counts from its own start.
  expect([45, 50, 54].map((second) => show.look(second, "silent", second))).toEqual([null, null, null]);
});

it("counts from when the last host left, not from when it was noticed", () => {
  const show = watched();
  expect(show.look(63, "host_gone", 52)).toBe("raise");
});

it("keeps counting when one reason follows another", () => {
  const show = watched();
  expect(show.look(20, "silent")).toBeNull();
  expect(show.look(30, "host_gone")).toBe("raise");
});

it("leaves a kept card up, and doesn't raise a dismissed one until the next silence", () => {
  const kept = watched();
  kept.look(20, "silent");
  kept.look(30, "silent");
  kept.change((state) => ({ ...state, holding: state.holding && { ...state.holding, kept: true } }));
  expect(kept.look(35, null)).toBeNull();
  expect(kept.card?.kept).toBe(true);

  const taken = watched();
  taken.look(20, "silent");
  taken.look(30, "silent");
  taken.dismiss();
  expect([35, 60, 600].map((second) => taken.look(second, "silent"))).toEqual([null, null, null]);
  taken.look(605, null);
  taken.look(610, "silent");
  expect(taken.look(620, "silent")).toBe("raise");
});

it("does nothing before the start, during an emergency stop or when disabled", () => {
  const early = watched();
  early.change((state) => ({ ...state, started_at: at(100).toISOString() }));
  expect([20, 90].map((second) => early.look(second, "host_gone", 0))).toEqual([null, null]);
  expect(early.look(105, "host_gone", 0)).toBeNull();
  expect(early.look(110, "host_gone", 0)).toBe("raise");

  const stopped = watched();
  stopped.look(20, "silent");
  stopped.change((state) => ({ ...state, mask: { level: "mask", message: null, at: at(21).toISOString() } }));
  expect(stopped.look(60, "silent")).toBeNull();
  stopped.change((state) => ({ ...state, mask: live.mask }));
  expect([65, 70].map((second) => stopped.look(second, "silent"))).toEqual([null, null]);
  expect(stopped.look(75, "silent")).toBe("raise");

  const off = watched({ enabled: false, after_sec: 10 });
  expect([20, 60].map((second) => off.look(second, "host_gone", 0))).toEqual([null, null]);
  const idle = watched();
  idle.change((state) => ({ ...state, phase: "idle" }));
  expect([20, 60].map((second) => idle.look(second, "host_gone", 0))).toEqual([null, null]);
});
