import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chapterAt } from "@/components/program/chapter-at";
import { playerAction, pressedOn } from "@/components/program/player-keys";
import { programWith } from "../facts/example-recording";
import { noRecordingWords } from "../facts/no-recording-words";
import { ticksOf } from "../tracks/ticks-of";
import { WAVE_BARS, wavePath } from "./wave-path";

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false },
  ...held,
});

/** An element of a player, or of a menu that React has as part of it. */
function pressed(tag: string, { type = "", isIn = true, data = {} } = {}) {
  const target = {
    dataset: data,
    matches: (selector: string) =>
      selector === "input:not([type=range])" && tag === "input" && type !== "range",
    closest: (selector: string) => (selector === tag ? target : null),
  };
  const currentTarget = { contains: (other: unknown) => isIn && other === target };
  return pressedOn({ currentTarget, target } as unknown as Parameters<typeof pressedOn>[0]);
}

describe("the player's keys", () => {
  it("are those pressed in it, not in its menus, nor on what needs them itself", () => {
    expect(pressed("section")).toBe("other");
    expect(pressed("button")).toBe("button");
    expect(pressed("input", { type: "range" })).toBe("other");
    expect(pressed("input", { type: "range", data: { volume: "" } })).toBe("volume");
    expect(pressed("input", { type: "radio" })).toBeNull();
    expect(pressed("button", { isIn: false })).toBeNull();
    expect(playerAction(press("ArrowLeft"), null)).toBeNull();
  });

  it("leave buttons their space bar, the volume its arrows, and the browser its shortcuts", () => {
    expect(playerAction(press(" "), "other")).toEqual({ kind: "toggle" });
    expect(playerAction(press(" "), "button")).toBeNull();
    expect(playerAction(press("ArrowLeft"), "button")).toEqual({ kind: "move", seconds: -5 });
    expect(playerAction(press("ArrowLeft"), "volume")).toBeNull();
    expect(playerAction(press("f", { ctrlKey: true }), "other")).toBeNull();
    expect(playerAction(press("Tab"), "other")).toBeNull();
  });

  it("are the same with caps lock on", () => {
    for (const key of ["j", "k", "l", "c", "m", "f"])
      expect(playerAction(press(key.toUpperCase()), "other")).toEqual(playerAction(press(key), "other"));
  });
});

it("a chapter begins where it says, also if the player rounds down", () => {
  const [first] = programWith().chapters;
  if (!first) throw new Error("the example has no chapters");
  const chapters = [
    { ...first, title: "Intro", start_sec: 0 },
    { ...first, title: "Demo", start_sec: 60 },
  ];
  expect([0, 59, 59.97, 60, 900].map((second) => chapterAt(chapters, second)?.title)).toEqual([
    ...["Intro", "Intro", "Demo", "Demo", "Demo"],
  ]);
  expect(chapterAt([{ ...first, start_sec: 5 }], 0)).toBeUndefined();
});

describe("the waveform", () => {
  it("has a bar for each part of the program that is composed, and none beyond", () => {
    const bars = (seconds: number) =>
      wavePath({ seconds_per_peak: 0.128, peaks: Array(1_000).fill(50) }, seconds).split("z").length - 1;
    expect(bars(128)).toBe(WAVE_BARS);
    expect(bars(256)).toBe(WAVE_BARS / 2);
    expect(bars(1)).toBe(WAVE_BARS);
  });

  it("shows the loudest moment wherever it is, within the box", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (loud) => {
        const peaks = Array.from({ length: 1_000 }, (_none, index) => (index === loud ? 100 : 0));
        const heights = [...wavePath({ seconds_per_peak: 0.128, peaks }, 128).matchAll(/v([\d.]+)/g)];
        expect(Math.max(...heights.map(([, height]) => Number(height)))).toBe(100);
      }),
    );
  });
});

it("a time line of any length has a few labels, the first at its start, none at its end", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 86_400, noNaN: true }), (seconds) => {
      const ticks = ticksOf(seconds, 8);
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.at(-1)).toBeLessThan(seconds);
    }),
  );
});

describe("a show without a recording", () => {
  const off = { enabled: false, keep_days: null, http_audience: "auto" } as const;
  const on = { ...off, enabled: true };

  it("links to the setting while that can change something", () => {
    expect(noRecordingWords({ state: "published", recording: off }).setting).toBe("Turn on recording");
    expect(noRecordingWords({ state: "ended", recording: off }).setting).toBeUndefined();
    expect(noRecordingWords({ state: "draft", recording: on }).setting).toBeDefined();
  });

  it("says what it waits for, or why there won't be one", () => {
    expect(noRecordingWords({ state: "live", recording: on }).description).toMatch(/as soon as/);
    expect(noRecordingWords({ state: "ended", recording: on }).description).toMatch(/no one .* agreed/);
  });
});
