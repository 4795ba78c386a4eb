import { describe, expect, it } from "vitest";
import { forwardSteps, initialState, LAYOUTS, type StageState } from "@/lib/stage";
import { PLAN, person } from "@/lib/stage/fixtures";
import { partOf, START, STYLE } from "./fixtures";
import {
  type ProgramTrack,
  type RecordedShow,
  soundPiecesOf,
  spansOf,
  type TimelineEntry,
  timelineOf,
} from "./index";

const HOURS_8 = 8 * 3_600_000;
const CHANGES = 5_000;
const CAST = Array.from({ length: 40 }, (_, n) => person(`guest-${n}`, `Guest Number ${n}`));

/** A show in which something that is seen changes 5,000 times: people in turn, layouts, lower thirds, slides, cards. */
function longShow(): TimelineEntry[] {
  let state: StageState = {
    ...initialState({ title: "All day", plan: PLAN, stage: CAST.slice(0, 8) }),
    phase: "live",
    started_at: new Date(START).toISOString(),
    recording: "on",
  };
  const entries: TimelineEntry[] = [];
  const write = (body: TimelineEntry["body"]) => {
    const seq = entries.length + 1;
    const at = new Date(START + Math.round((seq * HOURS_8) / (CHANGES + 2)));
    entries.push({ seq, at, type: "change", version: state.version, body: JSON.parse(JSON.stringify(body)) });
  };
  write({ state });
  for (let n = 0; n < CHANGES; n += 1) {
    const next = { ...state, ...change(state, n), version: state.version + 1 };
    const steps = forwardSteps(state, next);
    state = next;
    write({ steps });
  }
  return entries;
}

function change({ stage, ticker }: StageState, n: number): Partial<StageState> {
  const someone = CAST[n % CAST.length];
  const on = stage[n % stage.length];
  switch (n % 5) {
    case 0: {
      const rest = stage.filter((one) => one !== on && one.identity !== someone?.identity);
      return { stage: someone ? [...rest, someone] : rest, lower_third: null };
    }
    case 1:
      return { layout: LAYOUTS[((n / 5) % LAYOUTS.length) | 0] ?? "grid" };
    case 2:
      return {
        lower_third: { identity: on?.identity ?? null, title: on?.name ?? "", subtitle: `Part ${n}` },
      };
    case 3:
      return {
        question: { id: `q${n}`, text: `How did the ${n}th change feel to everyone on stage?`, author: null },
      };
    default:
      return { ticker: { visible: !ticker.visible, items: [`Line ${n}`] }, question: null };
  }
}

const tracks = (): ProgramTrack[] =>
  CAST.flatMap(({ identity }, n) =>
    (["camera", "microphone"] as const).map((kind) => ({
      personId: identity,
      kind,
      parts: (["server", "browser"] as const).flatMap((copy) =>
        // Everyone is there four times.
        Array.from({ length: 4 }, (_, part) =>
          partOf({
            ...{ id: `${identity} ${kind} ${copy} ${part}`, copy, sessionId: "ses-1", lost: [100 + n] },
            height: kind === "camera" ? 720 : null,
            from: ((part * 5 + (n % 5)) * HOURS_8) / 20,
            to: ((part * 5 + (n % 5) + 1) * HOURS_8) / 20 - 60_000,
          }),
        ),
      ),
    })),
  );

describe("8 hours with 40 people and 5,000 changes", () => {
  const entries = longShow();
  const found = tracks();
  const show = (): RecordedShow => ({
    timeline: timelineOf(entries),
    sessions: [{ id: "ses-1", startedAt: new Date(START), endedAt: new Date(START + HOURS_8) }],
    until: new Date(START + HOURS_8),
    answers: CAST.map(({ identity }) => ({ personId: identity, at: new Date(0), agrees: true })),
  });
  const secondsOf = (work: () => void): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };

  it("are cut into spans and pieces in a few seconds, and continued in a fraction of one", () => {
    let whole: RecordedShow | undefined;
    let spans = 0;
    let pieces = 0;
    const seconds = {
      replay: secondsOf(() => {
        whole = show();
      }),
      first: secondsOf(() => {
        spans = whole ? spansOf(whole, found, [], STYLE).length : 0;
      }),
      sound: secondsOf(() => {
        pieces = whole ? soundPiecesOf(whole, found, [], STYLE).length : 0;
      }),
      last: secondsOf(() => {
        const fromProgramFrame = (HOURS_8 * 30) / 1000 - 300;
        expect(whole && spansOf(whole, found, [], { ...STYLE, fromProgramFrame }).length).toBeLessThan(12);
      }),
    };
    expect(spans).toBeGreaterThan(8_000);
    expect(pieces).toBeGreaterThan(5_000);
    // CPU time, three times what it takes on a machine that is otherwise idle.
    expect(seconds.first + seconds.replay, JSON.stringify(seconds)).toBeLessThan(3);
    expect(seconds.sound, JSON.stringify(seconds)).toBeLessThan(3);
    expect(seconds.last, JSON.stringify(seconds)).toBeLessThan(0.5);
  });
});
