import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CUE_ROWS, cuesOf, playerCues, ROW_CHARACTERS } from "./cues";
import { subRip } from "./sub-rip";
import { webVtt } from "./web-vtt";

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const bare = (text: string): string => text.replaceAll(/\s+/g, "");
const line = (text: string, speaker: string | null = "Ada") => ({
  fromMs: 1_000,
  toMs: 9_000,
  speaker,
  text,
});
const rowsOf = (text: string) => cuesOf([line(text)]).map(({ rows }) => rows);

/** Speech, and what could break a file of captions. */
const said = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.stringMatching(/^[a-z]{1,12}[,.?!]?$/) },
      fc.constantFrom(
        "-->",
        "</c>",
        "<v Bob>",
        "&lt;",
        "\r\n",
        "\n\n",
        "00:00:01.000",
        "👩🏽‍🚀",
        "🇩🇪",
        "e\u0301",
      ),
      fc.constantFrom("مرحبا،", "שלום", "こんにちは世界", "STYLE", "NOTE", "1"),
      fc.string({ unit: "grapheme", maxLength: 120 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(" "));

describe("cues", () => {
  it("have at most two rows of 42 characters and lose no text", () => {
    fc.assert(
      fc.property(said, (text) => {
        const cues = cuesOf([line(text)]);
        expect(bare(cues.flatMap(({ rows }) => rows).join(""))).toBe(bare(text));
        for (const { rows } of cues) {
          expect(rows.length).toBeLessThanOrEqual(CUE_ROWS);
          for (const row of rows) {
            expect(bare(row)).not.toBe("");
            expect([...characters.segment(row)].length).toBeLessThanOrEqual(ROW_CHARACTERS);
          }
        }
      }),
    );
  });

  it("follow each other within the time of what was said", () => {
    fc.assert(
      fc.property(said, (text) => {
        const cues = cuesOf([line(text)]);
        if (cues.length === 0) return;
        expect(cues[0]?.fromMs).toBe(1_000);
        expect(cues.at(-1)?.toMs).toBe(9_000);
        for (const [index, { fromMs, toMs }] of cues.entries()) {
          expect(toMs).toBeGreaterThan(fromMs);
          expect(cues[index + 1]?.fromMs ?? toMs).toBe(toMs);
        }
      }),
    );
  });

  it("break where one breathes", () => {
    expect(rowsOf("Good evening.")).toEqual([["Good evening."]]);
    expect(
      rowsOf("Good evening, everyone, and welcome to the show. Tonight we bake bread with Ben and Ana."),
    ).toEqual([
      ["Good evening, everyone,", "and welcome to the show."],
      ["Tonight we bake bread with Ben and Ana."],
    ]);
    const [rows = []] = rowsOf("one two three four five six seven eight nine ten eleven");
    expect(rows).toEqual(["one two three four five six", "seven eight nine ten eleven"]);
  });

  it("split what is written without spaces between words, and what has none anywhere", () => {
    expect(rowsOf("x".repeat(100))).toEqual([["x".repeat(42), "x".repeat(42)], ["x".repeat(16)]]);
    for (const row of rowsOf("今日は皆さんと一緒にパンを焼きます。".repeat(8)).flat())
      expect(row.length).toBeGreaterThan(10);
  });
});

describe("files of captions", () => {
  /** Blocks of a file, without its first. */
  const blocksOf = (file: string) => file.trimEnd().split("\n\n");

  it("have a block for each cue, whatever was said", () => {
    fc.assert(
      fc.property(said, said, (text, name) => {
        const speaker = name === "" ? null : name;
        const cues = cuesOf([line(text, speaker)]);
        const vtt = webVtt(cues);
        const blocks = blocksOf(vtt).slice(1);
        expect(blocks).toHaveLength(cues.length);
        for (const block of blocks) {
          expect(block.match(/-->/g)).toHaveLength(1);
          expect(block).not.toContain("\r");
          expect(block.match(/<[^v]/)).toBeNull();
          expect(block.split("\n").length).toBeLessThanOrEqual(1 + CUE_ROWS);
        }
      }),
    );
  });

  it("of SubRip too, with names where the speaker changes", () => {
    const ada = { speaker: "Ada", fromMs: 0, toMs: 1_500 };
    const lines = [
      { ...ada, text: String.raw`Hello --> <b>you</b> {\an8}` },
      { ...ada, fromMs: 3_600_000, toMs: 3_601_250, text: "Again." },
      { fromMs: 3_602_000, toMs: 3_603_000, speaker: "Ben", text: "a < b\r\n\r\n2" },
    ];
    expect(subRip(lines)).toBe(
      [
        "1\n00:00:00,000 --> 00:00:01,500\nAda: Hello --\u2060> <\u2060b>you<\u2060/b> {\u2060\\an8}\n",
        "2\n01:00:00,000 --> 01:00:01,250\nAgain.\n",
        "3\n01:00:02,000 --> 01:00:03,000\nBen: a < b 2\n",
      ].join("\n"),
    );
    fc.assert(
      fc.property(said, (text) => {
        const blocks = blocksOf(subRip([line(text)]));
        expect(bare(subRip([line(text, null)])).match(/-->/g)?.length ?? 0).toBe(
          cuesOf([line(text, null)]).length,
        );
        for (const block of blocks.filter(Boolean))
          expect(block.split("\n").length).toBeLessThanOrEqual(2 + CUE_ROWS);
      }),
    );
  });
});

describe("cues of words with times", () => {
  /** A word every half second, with a second of silence after each `|`. */
  const timed = (marked: string) => {
    let at = 1_000;
    const words = marked.split(" ").flatMap((text) => {
      if (text === "|") {
        at += 1_000;
        return [];
      }
      const word = { text, fromMs: at, toMs: at + 400, confidence: 1 };
      at += 500;
      return [word];
    });
    return {
      fromMs: 1_000,
      toMs: at - 100,
      speaker: "Ada",
      text: words.map(({ text }) => text).join(" "),
      words,
    };
  };
  const MARKED =
    "we build engines that compose | elaborate and scientific pieces of music of any degree of complexity or extent";

  it("break where the speaker pauses, and are shown while their words are said", () => {
    const cues = cuesOf([timed(MARKED)]);
    expect(cues.map(({ rows }) => rows.join(" "))).toEqual([
      "we build engines that compose",
      "elaborate and scientific pieces of music of any degree of complexity or extent",
    ]);
    expect(cues.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [1_000, 4_500],
      [4_500, 10_900],
    ]);
  });

  it("end half a second after their last word if nothing follows for long", () => {
    const [first] = cuesOf([timed(MARKED.replace("|", "| | |"))]);
    expect(first?.toMs).toBe(3_900);
  });

  it("are interrupted by a long silence, however short they are", () => {
    const cues = cuesOf([timed("well | | yes")]);
    expect(cues.map(({ rows, fromMs, toMs }) => [rows, fromMs, toMs])).toEqual([
      [["well"], 1_000, 1_900],
      [["yes"], 3_500, 3_900],
    ]);
  });

  it("are those of a player too, which otherwise shows whole lines", () => {
    const long = line("one two three, ".repeat(12));
    expect(playerCues([long, timed(MARKED)])).toEqual([
      { fromMs: 1_000, toMs: 9_000, speaker: "Ada", rows: [long.text] },
      ...cuesOf([timed(MARKED)]),
    ]);
    expect(cuesOf([long]).length).toBeGreaterThan(1);
  });

  it("are sorted in a file, where two speak at the same time", () => {
    const other = { ...line("Right."), fromMs: 2_000, toMs: 2_500, speaker: "Ben" };
    const times = webVtt(cuesOf([timed(MARKED), other])).match(/^[\d:.]+(?= -->)/gm);
    expect(times).toEqual(["00:00:01.000", "00:00:02.000", "00:00:04.500"]);
  });

  it("have the same times with a speaker's name", () => {
    const blocks = subRip([timed(MARKED)]).split("\n\n");
    expect(blocks[0]).toBe("1\n00:00:01,000 --> 00:00:04,500\nAda: we build engines that compose");
    expect(blocks[1]).toContain("00:00:04,500 --> 00:00:10,900");
  });

  it("take shares of the line where words have no time of their own, and lose none of it", () => {
    fc.assert(
      fc.property(said, fc.boolean(), (text, isComplete) => {
        const words = text.split(/\s+/).filter(Boolean);
        const known = isComplete ? words : words.slice(1);
        const at = known.map((word, index) => ({
          ...{ text: word, fromMs: 1_000 + index * 10, toMs: 1_000 + index * 10, confidence: null },
        }));
        const cues = cuesOf([{ ...line(text), words: at }]);
        expect(bare(cues.flatMap(({ rows }) => rows).join(""))).toBe(bare(text));
        for (const { fromMs, toMs } of cues) expect(toMs).toBeGreaterThan(fromMs);
      }),
    );
  });
});
