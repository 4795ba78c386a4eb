import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type EditDraft, newDraft } from "../editing/edit";
import {
  extendedRange,
  extendingStep,
  movedByKey,
  movedEdge,
  rangeBetween,
  rangeOfDraft,
  timesOf,
} from "./range";
import { RangeMarks } from "./range-marks";

const END = 120.34;
const where = { playing: null, end: END };
const draft = ({ kind = "drop", ...given }: Partial<EditDraft> = {}) => newDraft(kind, 3, given);

describe("a range of the program", () => {
  it("is between two seconds, whichever came first, and within the program", () => {
    expect(rangeBetween(41.26, 53.2, END)).toEqual({ from: 41.3, to: 53.2 });
    expect(rangeBetween(53.2, -4, END)).toEqual({ from: 0, to: 53.2 });
    expect(rangeBetween(100, 900, END)).toEqual({ from: 100, to: END });
    expect(rangeBetween(10, 10.04, END)).toBeNull();
  });

  it("has edges that move, and stay in order", () => {
    const range = { from: 10, to: 20 };
    expect(movedEdge(range, "from", 12.34, END)).toEqual({ from: 12.3, to: 20 });
    fc.assert(
      fc.property(
        fc.constantFrom("from", "to"),
        fc.double({ min: -9, max: 900, noNaN: true }),
        (edge, second) => {
          const { from, to } = movedEdge(range, edge, second, END);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(END);
          expect(to - from).toBeGreaterThan(0.09);
        },
      ),
    );
  });

  it("grows and shrinks by the keyboard at the edge where the player is", () => {
    const forward = extendedRange(null, 10, 1, END);
    expect(forward).toEqual({ range: { from: 10, to: 11 }, moved: 11 });
    expect(extendedRange(forward.range, 11, 1, END)).toEqual({ range: { from: 10, to: 12 }, moved: 12 });
    expect(extendedRange(forward.range, 10, -1, END)).toEqual({ range: { from: 9, to: 11 }, moved: 9 });
    expect(extendedRange(forward.range, 11, -1, END)).toEqual({ range: null, moved: 10 });
    expect(extendedRange(forward.range, 60, 1, END).range).toEqual({ from: 60, to: 61 });
    expect(extendedRange({ from: 100, to: END }, END, 1, END).range).toEqual({ from: 100, to: END });
    expect(extendingStep({ key: "ArrowLeft", shiftKey: true })).toBe(-1);
    expect(extendingStep({ key: "ArrowLeft", shiftKey: false })).toBeNull();
    const keys = ["ArrowRight", "PageDown", "Home", "End", "Tab"];
    expect(keys.map((key) => movedByKey({ key, shiftKey: false }, 20, [0, 60]))).toEqual([
      ...[20.1, 10, 0, 60, null],
    ]);
  });
});

describe("an edit that is being written", () => {
  it("has its range on the line, also from words", () => {
    expect(rangeOfDraft(draft({ from: "0:41.2", to: "53.2" }), [], where)).toEqual({ from: 41.2, to: 53.2 });
    expect(rangeOfDraft(draft({ from: "0:41.2" }), [], where)).toBeNull();
    expect(rangeOfDraft(draft({ kind: "hide_person", to: "53.2" }), [], where)).toEqual({
      from: 0,
      to: 53.2,
    });
    expect(rangeOfDraft(draft({ kind: "trim", from: "9" }), [], where)).toEqual({ from: 9, to: END });
    expect(rangeOfDraft(draft({ kind: "redact_slide", from: "9" }), [], where)).toBeNull();
    const timed = [
      { text: "um", start_sec: 4, end_sec: 4.3 },
      { text: "so", start_sec: 5, end_sec: 5.4 },
    ];
    const words = {
      ...{ lines: [{ segmentId: "cap_1", count: 2 }], words: ["um", "so"], isTimed: true },
      ...{ first: 0, last: 1 },
    };
    expect(rangeOfDraft(draft({ words }), [{ id: "cap_1", words: timed } as never], where)).toMatchObject({
      ...{ from: 4, to: 5.4 },
    });
  });

  it("takes its times from a range, on the timeline of its version", () => {
    const playing = [
      { from_sec: 0, to_sec: 30, at_sec: 0 },
      { from_sec: 30, to_sec: 100, at_sec: 50 },
    ];
    const later = { playing, end: 120 };
    expect(timesOf({ from: 60, to: 72.5 }, draft(), later)).toEqual({ from: "0:40.0", to: "0:52.5" });
    const typed = draft(timesOf({ from: 60, to: 72.5 }, draft(), later));
    expect(rangeOfDraft(typed, [], later)).toEqual({ from: 60, to: 72.5 });
    expect(timesOf({ from: 0, to: END }, draft({ kind: "layout" }), where)).toEqual({ from: "", to: "" });
    expect(timesOf({ from: 0, to: END }, draft(), where)).toEqual({ from: "0:00.0", to: "2:00.34" });
  });
});

describe("the line", () => {
  const range = {
    ...{ shown: { from: 30, to: 60 }, isKept: false, canSelect: true, selected: null },
    ...{ select: () => undefined, move: () => undefined, extend: () => undefined },
    ...{ begin: () => undefined, clear: () => undefined },
  };
  const draw = (given: Partial<typeof range>) =>
    renderToStaticMarkup(
      <RangeMarks
        range={{ ...range, ...given }}
        secondAt={() => 0}
        share={(second) => `${(100 * second) / 120}%`}
        end={120}
      />,
    );

  it("marks what is selected, with a handle at each end for keys, too", () => {
    const html = draw({});
    expect(html).toContain("left:25%;right:calc(100% - 50%)");
    expect(html).toMatch(
      /aria-label="Selection start" aria-valuetext="0:30\.0, 30 s selected" min="0" max="60" step="any"[^>]* value="30"/,
    );
    expect(html).toMatch(/aria-label="Selection end"[^>]* min="30" max="120" step="any"[^>]* value="60"/);
    expect(draw({ canSelect: false })).not.toContain("Selection start");
  });

  it("marks what a trim leaves out", () => {
    const html = draw({ isKept: true });
    expect(html).toContain("left:0%;right:calc(100% - 25%)");
    expect(html).toContain("left:50%;right:calc(100% - 100%)");
  });
});
