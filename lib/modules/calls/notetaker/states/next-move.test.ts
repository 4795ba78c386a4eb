import { describe, expect, it } from "vitest";
import { ALONE_MS, decided, LOBBY_MS, nextMove, wasSentAway } from "./next-move";
import { NOTETAKER_STATES, type NotetakerState } from "./states-vocabulary";

const now = new Date("2031-01-14T17:00:00.000Z");
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const move = (
  state: NotetakerState,
  { onAir = true, attended = true, askedAt = null as Date | null, aloneSince = null as Date | null } = {},
) => nextMove({ state, askedAt, aloneSince }, { now, onAir, attended });

describe("a notetaker that no one decides about", () => {
  it("waits for its show, then asks to be admitted", () => {
    expect(move("scheduled", { onAir: false })).toBeNull();
    expect(move("scheduled")).toEqual({ state: "joining" });
    expect(move("joining")).toEqual({ state: "waiting", askedAt: now });
  });

  it("gives up after five minutes in the lobby, not before", () => {
    expect(move("waiting", { askedAt: ago(LOBBY_MS - 1) })).toBeNull();
    expect(move("waiting", { askedAt: ago(LOBBY_MS) })).toEqual({
      state: "failed",
      subCode: "lobby_timeout",
      endedAt: now,
    });
  });

  it("leaves after a minute alone, and starts counting again when someone returns", () => {
    expect(move("in_call", { attended: false })).toEqual({ aloneSince: now });
    expect(move("in_call", { attended: false, aloneSince: ago(ALONE_MS - 1) })).toBeNull();
    expect(move("in_call", { attended: true, aloneSince: ago(ALONE_MS - 1) })).toEqual({
      aloneSince: null,
    });
    expect(move("in_call", { attended: false, aloneSince: ago(ALONE_MS) })).toEqual({
      state: "leaving",
      subCode: "empty_room",
      leftAt: now,
    });
  });

  it("leaves at the end of the show, and has failed if it wasn't in the call by then", () => {
    expect(move("in_call", { onAir: false })).toMatchObject({ state: "leaving", subCode: "ended" });
    for (const state of ["joining", "waiting"] as const)
      expect(move(state, { onAir: false, askedAt: ago(1) })).toMatchObject({
        state: "failed",
        subCode: "ended",
      });
  });

  it("doesn't change once it is leaving or over", () => {
    for (const state of ["leaving", "done", "failed"] as const)
      for (const onAir of [true, false]) expect(move(state, { onAir, attended: false })).toBeNull();
  });
});

describe("what people decide", () => {
  const outcomes = (decision: "admit" | "decline" | "remove") =>
    NOTETAKER_STATES.map((state) => {
      const to = decided(state, decision, now);
      return to === null || to === "conflict" ? to : `${to.state} ${to.subCode ?? ""}`.trim();
    });

  it("admits it only while it waits", () => {
    expect(outcomes("admit")).toEqual([
      ...["conflict", "conflict", "in_call", null],
      ...["conflict", "conflict", "conflict"],
    ]);
  });

  it("declines it until it is in the call", () => {
    const no = "failed no_consent";
    expect(outcomes("decline")).toEqual([no, no, no, "conflict", null, null, null]);
  });

  it("removes it at any time", () => {
    const early = "failed removed_by";
    expect(outcomes("remove")).toEqual([early, early, early, "leaving removed_by", null, null, null]);
  });

  it("is final if someone in the show decided, but not if its sender did", () => {
    expect(wasSentAway({ subCode: "no_consent", removedByRole: "host" })).toBe(true);
    expect(wasSentAway({ subCode: "removed_by", removedByRole: "guest" })).toBe(true);
    expect(wasSentAway({ subCode: "removed_by", removedByRole: "api" })).toBe(false);
    expect(wasSentAway({ subCode: "lobby_timeout", removedByRole: null })).toBe(false);
  });
});
