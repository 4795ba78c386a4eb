import { describe, expect, it } from "vitest";
import { initialState } from "../initial-state";
import type { StagePerson, StageState } from "../state";
import { stageSvg } from "./stage-svg";
import { stageText } from "./stage-text";

const person = (name: string, more: Partial<StagePerson> = {}): StagePerson => ({
  identity: `guest-${name}`,
  name,
  title: "",
  kind: "guest",
  muted: false,
  ...more,
});

const stage = (more: Partial<StageState> = {}): StageState => ({
  ...initialState({ stage: [person("Ana Lima", { title: "Host" }), person("Ben", { muted: true })] }),
  phase: "live",
  layout: "duo",
  ...more,
});

describe("a drawing of the stage", () => {
  it("shows everybody where they stand, and what lies over it", () => {
    const text = stageText(stage({ ticker: { visible: true, items: ["Slides below"] } }));
    const lines = text.split("\n");
    expect(lines[0]).toBe("ON AIR | layout duo");
    expect(lines.slice(1, 19).every((line) => [...line].length <= 64)).toBe(true);
    expect(text).toMatch(/\|\s+Ana Lima\s+\|.*\|\s+Ben\s+\|/);
    expect(text).toMatch(/\|\s+Host\s+\|.*\|\s+muted\s+\|/);
    expect(lines.at(-1)).toBe("Ticker: Slides below");
  });

  it("shows a card alone while the show is stopped", () => {
    const text = stageText(stage({ mask: { level: "mask", message: "One moment", at: null } }));
    expect(text).toContain("One moment");
    expect(text).not.toContain("Ana");
  });

  it("says so when nobody is there", () => {
    expect(stageText(stage({ stage: [] }))).toContain("No one is on stage");
  });

  it("takes people's words as data, whatever they are", () => {
    const mean = '</text><script>alert("1")</script>\n+---+\u2028\u202e';
    const state = stage({ stage: [person(mean)], layout: "solo" });
    expect(stageText(state).split("\n")).toHaveLength(19);
    const svg = stageSvg(state);
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;");
  });
});
