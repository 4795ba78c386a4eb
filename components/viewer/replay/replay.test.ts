import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leftAt, momentUrl, readTime, rememberLeft } from "./begin-at";
import { captionsAt, lineAt, linesWith, type SaidLine } from "./use-transcript";

const said = (from: number, speaker: string | null, text: string): SaidLine => ({
  ...{ from, to: from + 2, speaker, text },
  cues: [{ from, to: from + 2, rows: [text] }],
});

const LINES = [
  said(1, "Ana", "Welcome to the show."),
  said(4, "Ben", "Let’s meet at the Café Zürich."),
  said(8, null, "And now, questions."),
];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("location", { origin: "https://show.example", search: "" });
});

describe("a link to a moment", () => {
  it.each([
    ["90", 90],
    ["90s", 90],
    ["1m30s", 90],
    ["1h", 3_600],
    ["1h2m3s", 3_723],
    ["1:30", 90],
    ["1:02:03", 3_723],
    ["0", 0],
  ])("%s is %i s", (text, second) => expect(readTime(text)).toBe(second));

  it.each([null, "", "soon", "-5", "1.5", "1e9", "90x", "1:2:3:4", "m", "99999999"])("%s is none", (text) =>
    expect(readTime(text)).toBeNull(),
  );

  it("is read as it was made, and has nothing else in it", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40_000, noNaN: true }), (second) => {
        const url = new URL(momentUrl("/watch/launch-day", second));
        expect([...url.searchParams.keys()]).toEqual(["t"]);
        expect(readTime(url.searchParams.get("t"))).toBe(Math.floor(second));
      }),
    );
  });
});

describe("where someone left", () => {
  it("is for that recording alone, and not near its edges", () => {
    rememberLeft("launch-day", { recording: "rec_1", at: 300 });
    expect(leftAt("launch-day", "rec_1", 600)).toBe(300);
    expect(leftAt("launch-day", "rec_2", 600)).toBeNull();
    expect(leftAt("other-show", "rec_1", 600)).toBeNull();
    expect(leftAt("launch-day", "rec_1", 305)).toBeNull();
    rememberLeft("launch-day", { recording: "rec_1", at: 4 });
    expect(leftAt("launch-day", "rec_1", 600)).toBeNull();
  });

  it("is nowhere if storage is blocked or has something else", () => {
    localStorage.setItem("showrunner.replay.launch-day", "{");
    expect(leftAt("launch-day", "rec_1", 600)).toBeNull();
    const blocked = () => {
      throw new Error("blocked");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
    rememberLeft("launch-day", { recording: "rec_1", at: 300 });
    expect(leftAt("launch-day", "rec_1", 600)).toBeNull();
  });
});

describe("the transcript", () => {
  it("is at the line that is said, or the last one before", () => {
    expect([0, 1, 3.5, 3.97, 4, 100].map((second) => lineAt(LINES, second))).toEqual([-1, 0, 0, 1, 1, 2]);
  });

  it("has captions while their words are said, and none in a silence between them", () => {
    const cues = [
      { from: 1, to: 2, rows: ["Well,"] },
      { from: 5, to: 6.5, rows: ["here we are."] },
    ];
    const ana = { ...said(1, "Ana", "Well, here we are."), to: 6.5, cues };
    const ben = said(5.5, "Ben", "Indeed.");
    const at = (second: number) => captionsAt([ana, ben], second).map(({ cue }) => cue.rows.join(" "));
    expect([0.5, 0.97, 1.9, 2, 4, 6, 6.6, 8].map(at)).toEqual([
      ...[[], ["Well,"], ["Well,"], [], [], ["here we are.", "Indeed."], ["Indeed."], []],
    ]);
  });

  it("is searched by all words, without case and accents, by speaker too", () => {
    expect(linesWith(LINES, "cafe zurich")).toEqual([LINES[1]]);
    expect(linesWith(LINES, "ANA show")).toEqual([LINES[0]]);
    expect(linesWith(LINES, "show zurich")).toEqual([]);
    expect(linesWith(LINES, "  ")).toBe(LINES);
  });
});
