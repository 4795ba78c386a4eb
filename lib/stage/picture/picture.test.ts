import { describe, expect, it } from "vitest";
import { initialState } from "../initial-state";
import type { StagePerson, StageState } from "../state";
import { pictureOf } from "./picture-items";
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
  it("shows everyone in their position, with the overlays", () => {
    const text = stageText(stage({ ticker: { visible: true, items: ["Slides below"] } }));
    const lines = text.split("\n");
    expect(lines[0]).toBe("ON AIR | layout duo");
    expect(lines.slice(1, 19).every((line) => [...line].length <= 64)).toBe(true);
    expect(text).toMatch(/\|\s+Ana Lima\s+\|.*\|\s+Ben\s+\|/);
    expect(text).toMatch(/\|\s+Host\s+\|.*\|\s+muted\s+\|/);
    expect(lines.at(-1)).toBe("Ticker: Slides below");
  });

  it("places cards, lower third and ticker where viewers see them, with their full text below", () => {
    const question = { id: "q", text: "How do you cap the spend?", author: "Mei" };
    const lower_third = { identity: "guest-Ben", title: "Ben", subtitle: "Contoso" };
    const { boxes, notes } = pictureOf(stage({ question, lower_third }));
    const [ana, ben, card, line] = boxes;
    expect(boxes.map(({ kind }) => kind)).toEqual(["person", "person", "card", "line"]);
    expect((ben?.x ?? 1) + (ben?.width ?? 1)).toBeLessThan(card?.x ?? 0);
    expect(line?.x).toBeGreaterThan((ana?.x ?? 1) + (ana?.width ?? 1));
    expect(notes.map(({ label }) => label)).toEqual(["Lower third", "Question"]);
  });

  it("leaves out an expired quote", () => {
    const quote = {
      id: "q",
      text: "Less",
      author: null,
      at: "2026-05-04T18:00:00.000Z",
      ends_at: "2026-05-04T18:00:08.000Z",
    };
    const kinds = (at: string) => pictureOf(stage({ quote }), { at }).boxes.map(({ kind }) => kind);
    expect(kinds("2026-05-04T18:00:07.000Z")).toContain("card");
    expect(kinds("2026-05-04T18:00:09.000Z")).not.toContain("card");
  });

  it("shows only a card while the show is stopped", () => {
    const text = stageText(stage({ mask: { level: "mask", message: "One moment", at: null } }));
    expect(text).toContain("One moment");
    expect(text).not.toContain("Ana");
  });

  it("says so if no one is on stage", () => {
    expect(stageText(stage({ stage: [] }))).toContain("No one is on stage");
  });

  it("escapes people's text, whatever it is", () => {
    const mean = '</text><script>alert("1")</script>\n+---+\u2028\u202e';
    const state = stage({ stage: [person(mean)], layout: "solo" });
    expect(stageText(state).split("\n")).toHaveLength(19);
    const svg = stageSvg(state);
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;");
  });
});
