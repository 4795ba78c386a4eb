import { describe, expect, it } from "vitest";
import type { ProgramEdit } from "@/lib/program";
import { type Act, Player, START, showOf } from "@/lib/program/fixtures";
import { ANA, BEN, HOST } from "@/lib/stage/fixtures";
import { goodMoment } from "./good-moment";

const entry = (number: number, isStandIn = false) => ({
  ...{ number, place: number * 150, frames: 150, sessionId: "ses-1", mediaMs: number * 5_000 },
  ...{ at: START + number * 5_000, isStandIn },
});
const intro = (number: number) => ({ ...entry(number), sessionId: "intro vid_1", at: null });
const command = (after: number, given: object): Act => ({ after, command: given }) as unknown as Act;

describe("the moment of a thumbnail", () => {
  const timeline = { seq: 0, stages: [], votes: new Map(), effects: new Map() };
  const empty = { show: { timeline, sessions: [], until: new Date(0), answers: [] }, edits: [] };

  it("is after ten seconds if there is one, and never a stand-in if there is something else", () => {
    expect(goodMoment([], empty)).toBeUndefined();
    expect(goodMoment([entry(0)], empty)?.number).toBe(0);
    expect(goodMoment([entry(0), entry(1), entry(2), entry(3)], empty)?.number).toBe(2);
    expect(goodMoment([entry(0), entry(1), entry(2, true), entry(3)], empty)?.number).toBe(3);
    expect(goodMoment([entry(0, true), entry(1), entry(2, true)], empty)?.number).toBe(1);
    expect(goodMoment([entry(0, true)], empty)?.number).toBe(0);
  });

  it("is of the show, ten seconds after its start, rather than of an intro", () => {
    const long = [intro(0), intro(1), intro(2), entry(3), entry(4), entry(5), intro(6)];
    expect(goodMoment(long, empty)?.number).toBe(5);
    expect(goodMoment(long.slice(0, 3), empty)?.number).toBe(0);
  });

  it("is as the program shows it with its edits: of no one who is hidden, and with nothing covered", () => {
    const [ana, host] = [ANA.identity, HOST.identity];
    const played = new Player()
      .play([
        command(1_000, { action: "bring_on", identity: ana }),
        command(500, { action: "send_off", identity: host }),
        command(500, { action: "send_off", identity: BEN.identity }),
        command(1_000, { action: "set_layout", layout: "solo" }),
        command(17_000, { action: "bring_on", identity: host }),
        command(2_000, { action: "send_off", identity: ana }),
        command(2_000, { action: "set_layout", layout: "grid" }),
        command(20_000, { action: "set_layout", layout: "solo" }),
      ])
      .finish(20_000);
    const agreed = [ana, host].map((personId) => ({ personId, agrees: true, at: new Date(START - 60_000) }));
    const show = showOf(played, agreed);
    const entries = Array.from({ length: 12 }, (_, number) => entry(number));
    const chosen = (...edits: ProgramEdit[]) => goodMoment(entries, { show, edits })?.number;
    const hide = (personId: string): ProgramEdit => ({ kind: "hide_person", personId, range: null });
    const at = (fromMs: number, toMs: number) => ({ sessionId: "ses-1", fromMs, toMs });
    expect(chosen()).toBe(2);
    expect(chosen(hide(ana))).toBe(9);
    const area = { x: 0, y: 0, width: 1, height: 1 };
    expect(chosen({ kind: "redact_area", area, range: at(0, 11_000) })).toBe(3);
    const duo: ProgramEdit = { kind: "layout", layout: "duo", people: null, range: at(25_000, 40_000) };
    expect(chosen(hide(ana), duo)).toBe(5);
    // No one who is seen is alone on stage, but the host is in a later picture.
    const grid: ProgramEdit = { kind: "layout", layout: "grid", people: null, range: at(40_000, 90_000) };
    expect(chosen(hide(ana), grid)).toBe(5);
    expect(chosen(hide(ana), hide(host))).toBe(2);
  });
});
