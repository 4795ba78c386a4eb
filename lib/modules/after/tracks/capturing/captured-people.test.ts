import { describe, expect, it } from "vitest";
import { initialState, type StageState } from "@/lib/stage";
import { capturedFor, capturedPeople, refusedAt } from "./captured-people";

const someone = (identity: string): StageState["stage"][number] => ({
  identity,
  name: "Ana",
  title: "",
  kind: "guest",
  muted: false,
});
const onAir = {
  ...initialState(),
  phase: "live",
  recording: "on",
  stage: [someone("guest-1.seat"), someone("guest-2")],
} satisfies StageState;
const agreed = (id: string) => (id === "guest-1" ? "given" : "unasked");

describe("who is captured", () => {
  it("is who is on stage and agreed, and the announcer", () => {
    expect(capturedPeople(onAir, agreed)).toEqual(["guest-1", "announcer"]);
    expect(capturedPeople({ ...onAir, stage: [] }, agreed)).toEqual(["announcer"]);
    expect(capturedPeople(onAir, () => "refused")).toEqual(["announcer"]);
  });

  it.each([
    { phase: "countdown" },
    { phase: "ended" },
    { recording: "paused" },
    { recording: "off" },
    { rehearsal: { started_at: "2026-01-01T00:00:00.000Z" } },
    { mask: { level: "mask", message: null, at: null } },
  ])("is nobody when %j", (change) => {
    expect(capturedPeople({ ...onAir, ...change } as typeof onAir, () => "given")).toEqual([]);
  });

  it("is, for viewers over HTTP, who agreed during a pause, and whoever hasn't declined if nothing is recorded", () => {
    const [paused, off] = (["paused", "off"] as const).map((recording) => ({ ...onAir, recording }));
    if (!paused || !off) throw new Error("no states");
    expect(capturedPeople(paused, agreed, "live")).toEqual(["guest-1", "announcer"]);
    expect(capturedPeople(off, agreed, "live")).toEqual(["guest-1", "guest-2", "announcer"]);
    expect(capturedPeople(off, (id) => (id === "guest-1" ? "refused" : "given"), "live")).toEqual([
      "guest-2",
      "announcer",
    ]);
  });

  it("is only for viewers over HTTP while the storage takes nothing more, and still who agreed", () => {
    const people = ["guest-1", "announcer"];
    expect(capturedFor(onAir, agreed, true)).toEqual({ recording: people, live: [] });
    expect(capturedFor(onAir, agreed, false)).toEqual({ recording: [], live: people });
  });

  it("ends for someone who declines at their answer, unless the stage has ended it already", () => {
    const started = new Date("2031-01-14T17:00:00.000Z");
    const answer = (personId: string, agrees: boolean, seconds: number) => ({
      ...{ personId, agrees, textVersion: 2 },
      at: new Date(started.getTime() + seconds * 1_000),
    });
    const answers = [
      answer("guest-1", true, -9),
      answer("guest-2", true, -8),
      answer("guest-3", false, 1),
      answer("guest-2", false, 4),
    ];
    expect(refusedAt(onAir, agreed, answers, { startedAt: started, purpose: "recording" })).toEqual({
      "guest-2": 4_000,
    });
    const stopped = { ...onAir, mask: { level: "mask", message: null, at: null } } as typeof onAir;
    expect(refusedAt(stopped, agreed, answers, { startedAt: started, purpose: "recording" })).toEqual({});
  });
});
