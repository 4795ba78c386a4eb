import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOST, PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { acts, answers, type PlayedShow, Player, START, showOf } from "./fixtures";
import {
  ANNOUNCER,
  type ConsentAnswer,
  captureWindows,
  isCapturing,
  onlyCaptures,
  type Purpose,
  type Timeline,
  timelineOf,
} from "./index";

const agreed = (personId: string, seconds: number, agrees: boolean | null = true): ConsentAnswer => ({
  personId,
  at: new Date(START + seconds * 1000),
  agrees,
});

const IDS = [...PEOPLE.slice(0, 7).map(({ identity }) => personOf(identity)), ANNOUNCER];
const windowsOf = (show: PlayedShow, given: ConsentAnswer[], personId = HOST.identity) =>
  captureWindows(showOf(show, given))
    .get(personId)
    ?.map(({ sessionId, fromMs, toMs }) => [sessionId, fromMs, toMs]);

describe("when a person may be recorded", () => {
  it.each(["recording", "live"] as const)(
    "is exactly while they're on stage and consent allows it: %s",
    (purpose) => {
      fc.assert(
        fc.property(acts, answers, fc.array(fc.nat(90_000), { maxLength: 20 }), (list, given, moments) => {
          const show = new Player().play(list).finish();
          const windows = captureWindows(showOf(show, given), purpose);
          const edges = [...windows.values()].flat().flatMap(({ fromMs, toMs }) => [fromMs, toMs - 1, toMs]);
          for (const session of show.sessions)
            for (const ms of new Set([...moments, ...edges]))
              for (const personId of IDS) {
                const found = windows.get(personId) ?? [];
                const isIn = found.some(
                  (one) => one.sessionId === session.id && one.fromMs <= ms && ms < one.toMs,
                );
                if (isIn !== isAllowed({ show, given, purpose }, personId, session, ms))
                  throw new Error(`${personId} ${session.id} ${ms} ${isIn}`);
              }
        }),
        { numRuns: 60 },
      );
    },
  );

  it("ends with a refusal from its time on, and a late consent doesn't reach back", () => {
    const show = new Player().finish(20_000);
    expect(windowsOf(show, [])).toBeUndefined();
    expect(windowsOf(show, [agreed(HOST.identity, -5), agreed(HOST.identity, 8, false)])).toEqual([
      ["ses-1", 0, 8_000],
    ]);
    expect(windowsOf(show, [agreed(HOST.identity, 8), agreed(HOST.identity, 12, null)])).toEqual([
      ["ses-1", 8_000, 12_000],
    ]);
    // Of two answers at the same time, the refusal counts.
    expect(windowsOf(show, [agreed(HOST.identity, 8, false), agreed(HOST.identity, 8)])).toBeUndefined();
  });

  it("has gaps for a pause, an emergency and the break between sessions, and includes a pause for live viewers", () => {
    const show = new Player()
      .play([
        { after: 1_999, recording: "paused" },
        { after: 1_999, recording: "on" },
        { after: 1_999, emergency: true },
        { after: 1_999, emergency: false },
        { after: 2_000, resume: true },
      ])
      .finish(1_999);
    const given = [agreed(HOST.identity, -5)];
    expect(windowsOf(show, given)).toEqual([
      ["ses-1", 0, 2_000],
      ["ses-1", 4_000, 6_000],
      ["ses-1", 8_000, 10_000],
      ["ses-2", 0, 1_999],
    ]);
    expect(captureWindows(showOf(show, given), "live").get(HOST.identity)?.[0]).toEqual({
      sessionId: "ses-1",
      fromMs: 0,
      toMs: 6_000,
    });
  });

  it("is, for live viewers of a show that isn't recorded, whenever someone on stage hasn't declined", () => {
    const show = new Player().play([{ after: 0, recording: "off" }]).finish(19_999);
    const liveOf = (given: ConsentAnswer[]) =>
      captureWindows(showOf(show, given), "live")
        .get(HOST.identity)
        ?.map(({ fromMs, toMs }) => [fromMs, toMs]);
    expect(liveOf([])).toEqual([[1, 20_000]]);
    expect(liveOf([agreed(HOST.identity, 8, false), agreed(HOST.identity, 12, null)])).toEqual([
      [1, 8_000],
      [12_000, 20_000],
    ]);
    expect(liveOf([agreed(HOST.identity, -5, false)])).toBeUndefined();
    expect(windowsOf(show, [agreed(HOST.identity, -5)])).toEqual([["ses-1", 0, 1]]);
  });

  it("ends, while on air, where the ledger does", () => {
    const show = new Player().soFar(7_000);
    expect(windowsOf(show, [agreed(HOST.identity, -5)])).toEqual([["ses-1", 0, 7_000]]);
  });

  it("is the same of a timeline that keeps only what matters for it, however it's followed", () => {
    fc.assert(
      fc.property(acts, answers, fc.integer({ min: 1, max: 9 }), (list, given, step) => {
        const show = new Player().play(list).finish();
        let timeline: Timeline | undefined;
        for (let at = 0; at < show.entries.length; at += step)
          timeline = onlyCaptures(timelineOf(show.entries.slice(at, at + step), timeline));
        if (!timeline) throw new Error("no entries");
        expect(captureWindows({ ...showOf(show, given), timeline })).toEqual(
          captureWindows(showOf(show, given)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("takes few stages to follow, however much happens", () => {
    const items = Array.from({ length: 200 }, (_none, index) => `${index}`);
    const show = new Player()
      .play(items.map((item) => ({ after: 20, command: { action: "set_ticker", items: [item] } })))
      .finish();
    const timeline = timelineOf(show.entries);
    expect(timeline.stages.length).toBeGreaterThan(200);
    expect(onlyCaptures(timeline).stages.length).toBeLessThanOrEqual(4);
    expect(onlyCaptures(timeline).seq).toBe(timeline.seq);
  });

  it("can be asked of a stage", () => {
    const [, live] = new Player().finish().states;
    if (!live) throw new Error("not live");
    const paused = { ...live.state, recording: "paused" as const };
    expect([isCapturing(live.state, "recording"), isCapturing(paused, "recording")]).toEqual([true, false]);
    expect([isCapturing(paused, "live"), isCapturing({ ...paused, phase: "ended" }, "live")]).toEqual([
      true,
      false,
    ]);
  });
});

/** The same question, asked of one moment. */
function isAllowed(
  { show, given, purpose }: { show: PlayedShow; given: ConsentAnswer[]; purpose: Purpose },
  personId: string,
  { startedAt, endedAt }: PlayedShow["sessions"][number],
  ms: number,
): boolean {
  const at = startedAt.getTime() + ms;
  const state = show.states.findLast((one) => one.at <= at)?.state;
  if (!state || at >= Number(endedAt)) return false;
  const isLive = state.phase === "live" && state.rehearsal === null && state.mask.level === null;
  if (!isLive || (purpose === "recording" && state.recording !== "on")) return false;
  if (personId === ANNOUNCER) return true;
  const own = given.filter((one) => one.personId === personId && one.at.getTime() <= at);
  const last = Math.max(...own.map((one) => one.at.getTime()));
  const latest = own.filter((one) => one.at.getTime() === last);
  const isOn = state.stage.some(({ identity }) => personOf(identity) === personId);
  if (state.recording === "off") return isOn && !latest.some(({ agrees }) => agrees === false);
  return isOn && latest.length > 0 && latest.every(({ agrees }) => agrees === true);
}
