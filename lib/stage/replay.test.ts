import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEvent } from "./apply-event";
import { commandsAbout } from "./command-fixtures";
import { emergencyStop } from "./emergency";
import { ANA, AT, context, liveState, PEOPLE, PLAN } from "./fixtures";
import { forwardSteps } from "./forward-steps";
import { type PersonalText, withoutPersonalText, withoutWordsOf, withPersonalText } from "./personal-text";
import { audienceState } from "./public-state";
import { reduce } from "./reduce";
import { type ReplayedEntry, replay, type StageChange } from "./replay";
import type { StageState } from "./state";

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Written {
  version: number;
  body: StageChange;
  texts: PersonalText[];
}

const entryOf = (version: number, change: StageChange): Written => {
  const { body, texts } = withoutPersonalText(change);
  return { version, body: stored(body), texts };
};

/** Runs random commands with events of the show between them, and returns what a ledger would contain. */
function show(list: Parameters<typeof reduce>[1][]): { states: StageState[]; entries: Written[] } {
  let state = liveState();
  const states = [state];
  const entries = [entryOf(0, { state })];
  const take = (next: StageState) => {
    entries.push(entryOf(next.version, { steps: forwardSteps(state, next) }));
    state = next;
    states.push(next);
  };
  for (const [n, command] of list.entries()) {
    const result = reduce(state, command, context(`c${n}`));
    if (result.ok) take(result.state);
    const event = [
      { type: "person_staged" as const, person: ANA },
      { type: "person_left" as const, identity: "guest/ben~1" },
      { type: "plan_changed" as const, plan: { ...PLAN, segments: PLAN.segments.slice(n % 3) } },
    ][n % 5];
    const applied = event && applyEvent(state, event);
    if (applied?.ok) take(applied.state);
  }
  const stopped = emergencyStop(state, "mask", { at: AT });
  if (stopped.ok) take(stopped.state);
  return { states, entries };
}

const commands = fc.array(commandsAbout([...PEOPLE.map(({ identity }) => identity), "nobody"]), {
  maxLength: 25,
});
const readable = ({ version, body, texts }: Written): ReplayedEntry => ({
  version,
  body: withPersonalText(body, texts),
});

describe("a show replayed from its entries", () => {
  it("has the same state at every moment", () => {
    fc.assert(
      fc.property(commands, (list) => {
        const { states, entries } = show(list);
        let state: StageState | null = null;
        for (const [index, entry] of entries.entries()) {
          state = replay(state, readable(entry));
          expect(state).toEqual(stored(states[index]));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("gives what the audience sees at every moment, from the steps between what it saw", () => {
    fc.assert(
      fc.property(commands, fc.boolean(), (list, before) => {
        const { states } = show(list);
        // The audience sees nothing of a stage that isn't on air yet.
        const phased = states.map((state, index): StageState => {
          const isEarly = before && index < states.length / 2;
          return isEarly ? { ...state, phase: "idle", started_at: null } : state;
        });
        const seen = phased.map(audienceState);
        let state: StageState | null = seen[0] ?? null;
        for (const [index, next] of seen.entries()) {
          const previous = seen[index - 1];
          const steps = previous && stored(forwardSteps(previous, next));
          if (steps) state = replay(state, { version: next.version, body: { steps } });
          expect(state).toEqual(next);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("contains no names without the personal texts, and is otherwise the same", () => {
    fc.assert(
      fc.property(commands, (list) => {
        const { states, entries } = show(list);
        let state: StageState | null = null;
        for (const [index, { version, body }] of entries.entries()) {
          for (const { name } of PEOPLE) expect(JSON.stringify(body.valueOf())).not.toContain(`"${name}"`);
          state = replay(state, { version, body });
          const bare = withoutPersonalText({ state: states[index] as StageState }).body;
          expect({ state }).toEqual(stored(bare));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("forgets one person and no one else", () => {
    const state = { ...liveState(), stage: [...liveState().stage, ANA] };
    const { body, texts } = withoutPersonalText({ state });
    const kept = texts.filter(({ person }) => person !== ANA.identity);
    const left = withPersonalText(body, kept) as { state: StageState };
    expect(left.state.stage.map(({ name }) => name)).toEqual(["Hannah Vogel", "Ben Müller", ""]);
  });

  it("knows whose text it is, even by an identity from a previous release", () => {
    const previous = { ...ANA, identity: "guest-gst_1-3" };
    const state = liveState();
    const staged = { ...state, version: state.version + 1, stage: [previous] };
    const { texts } = withoutPersonalText({ steps: forwardSteps(state, staged) });
    expect(texts.filter(({ person }) => person === "guest-gst_1").map(({ text }) => text)).toContain(
      ANA.name,
    );
    const left = withoutWordsOf({ state: staged }, ["guest-gst_1"]) as { state: StageState };
    expect(left.state.stage.map(({ name }) => name)).toEqual([""]);
  });

  it("continues from an entry from before scenes had a video or the whiteboard", () => {
    const state = liveState();
    const previous = stored(state) as unknown as { scenes: Record<string, unknown>[] };
    for (const scene of previous.scenes) {
      delete scene.video;
      delete scene.whiteboard;
    }
    const began = replay(null, { version: 0, body: { state: previous as never } });
    if (!began) throw new Error("nothing was replayed");
    const applied = applyEvent(began, { type: "plan_changed", plan: PLAN });
    if (!applied.ok) throw new Error("the plan was refused");
    const steps = stored(forwardSteps(began, applied.state));
    expect(replay(began, { version: 1, body: { steps } })).toEqual(applied.state);
  });

  it("skips entries that don't change the stage, and throws if one is missing", () => {
    const state = liveState();
    expect(replay(state, { version: null, body: { sum: 3 } })).toBe(state);
    expect(replay(null, { version: 4, body: {} })).toBeNull();
    expect(() =>
      replay(state, { version: 9, body: { steps: [{ op: "remove", path: "/stage/nobody" }] } }),
    ).toThrow(/does not follow/);
  });
});
