import { describe, expect, it } from "vitest";
import { agendaNow } from "./agenda-now";

const part = (id: string, offsetSec: number) => ({ id, title: id, offsetSec, minutes: 10, assignee: null });
const AGENDA = [part("a", 0), part("b", 600), part("c", 1200)];
const PLANNED = "2026-11-24T18:00:00.000Z";
const at = (clock: string) => `2026-11-24T${clock}.000Z`;
const places = (rows: ReturnType<typeof agendaNow>) =>
  rows.map(({ place, startsAt }) => [place, startsAt?.slice(11, 19)]);

const live = (scene_id: string, scene: string, start: string) => ({
  phase: "live" as const,
  scene_id,
  scene_started_at: at(scene),
  started_at: at(start),
});

describe("the agenda of a show", () => {
  it("is as planned before the show", () => {
    expect(places(agendaNow(AGENDA, null, PLANNED, 0))).toEqual([
      ["later", "18:00:00"],
      ["later", "18:10:00"],
      ["later", "18:20:00"],
    ]);
    expect(agendaNow(AGENDA, null, null, 0)[0]?.startsAt).toBeNull();
  });

  it("follows a show that began early and is ahead", () => {
    const stage = live("b", "17:55:00", "17:50:00");
    expect(places(agendaNow(AGENDA, stage, PLANNED, Date.parse(at("17:56:00"))))).toEqual([
      ["done", undefined],
      ["now", "17:55:00"],
      ["later", "18:05:00"],
    ]);
  });

  it("delays later segments while one runs over", () => {
    const stage = live("a", "18:00:00", "18:00:00");
    expect(places(agendaNow(AGENDA, stage, PLANNED, Date.parse(at("18:14:00"))))).toEqual([
      ["now", "18:00:00"],
      ["later", "18:14:00"],
      ["later", "18:24:00"],
    ]);
  });

  it("counts from the actual start if the segment on air isn't in it, and ends with the show", () => {
    const stage = live("added", "18:31:00", "18:30:00");
    expect(places(agendaNow(AGENDA, stage, PLANNED, 0))[0]).toEqual(["later", "18:30:00"]);
    const over = agendaNow(AGENDA, { ...stage, phase: "ended" }, PLANNED, 0);
    expect(over.every(({ place }) => place === "done")).toBe(true);
  });
});
