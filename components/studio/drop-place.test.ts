import { describe, expect, it } from "vitest";
import { dropped, positionAt } from "./drop-place";

const chip = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 28 });
const TWO_LINES = [chip(0, 0), chip(110, 0), chip(0, 34)];

describe("dropping a dragged person", () => {
  it.each([
    ["before the first", 10, 10, 1],
    ["beyond the middle of the first", 60, 10, 2],
    ["at the end of the first line", 400, 10, 3],
    ["before the second line's first", 10, 40, 3],
    ["below everybody", 0, 90, 4],
    ["above everybody", 400, -5, 1],
  ])("%s", (_where, x, y, place) => {
    expect(positionAt(TWO_LINES, x, y)).toBe(place);
  });

  it("brings on stage, removes or moves the person, or does nothing if nothing would change", () => {
    const order = ["host", "ana", "ben"];
    const ana = { identity: "ana", onStage: true };
    const zoe = { identity: "zoe", onStage: false };
    expect(dropped(zoe, { on: "stage", position: null }, order)).toBe("bring_on");
    expect(dropped(zoe, { on: "backstage" }, order)).toBeNull();
    expect(dropped(ana, { on: "backstage" }, order)).toEqual({ action: "send_off", identity: "ana" });
    expect(dropped(ana, { on: "stage", position: 1 }, order)).toEqual({
      action: "move_person",
      identity: "ana",
      position: 1,
    });
    expect(dropped(ana, { on: "stage", position: 2 }, order)).toBeNull();
    expect(dropped(ana, { on: "stage", position: null }, order)).toBeNull();
  });
});
