import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { BREAD, ENGINES, NIGHT_TRAINS } from "./fixtures";
import { isTooLong, isTooShort, LENGTHS } from "./lengths";
import { writeContent } from "./write-content";
import {
  CONTENT_KINDS,
  type ContentKind,
  countWords,
  isWritten,
  markdownOf,
  type Written,
  wordsOf,
} from "./written";

const outcomes = (show = BREAD) =>
  Object.fromEntries((writeContent(show, CONTENT_KINDS) ?? []).map(({ kind, outcome }) => [kind, outcome]));

function written(kind: ContentKind, show = BREAD): Written {
  const [one] = writeContent(show, [kind]) ?? [];
  if (!one || !isWritten(one.outcome)) throw new Error(`${kind} isn't written: ${one?.outcome}`);
  return one.outcome;
}

const basesOf = ({ blocks }: Written) =>
  blocks.flatMap((block) => (block.kind === "said" ? block.basis : []));

/** Sixty people with titles. */
const LONG = {
  ...NIGHT_TRAINS,
  people: Array.from({ length: 60 }, (_, index) => ({
    ...{ personId: `p${index}`, name: `Maximiliane Alexandra von Hohenfels ${index}` },
    title: "Senior vice president of long-distance passenger operations in the Nordic countries",
  })),
};

function partsIn(kind: ContentKind, blocks: Written["blocks"]): number {
  const of = (...kinds: string[]) => blocks.filter((block) => kinds.includes(block.kind)).length;
  if (kind === "chapters") return blocks.length;
  if (kind === "blog_post") return of("heading");
  if (kind === "questions") return of("said") / 2;
  return kind === "follow_up" ? of("asked") : of("said");
}

describe("what is written about a show", () => {
  it("stands on what was said, word for word, and says nothing else", () => {
    for (const kind of CONTENT_KINDS) {
      const text = written(kind);
      for (const block of text.blocks) {
        if (block.kind !== "said") continue;
        expect(block.basis.length, `${kind}: ${block.text}`).toBeGreaterThan(0);
        for (const { quote, speaker, fromMs, toMs } of block.basis) {
          expect(block.text).toContain(quote);
          expect(block.text).toContain(speaker);
          const line = BREAD.lines.find((one) => one.fromMs <= fromMs && one.toMs >= toMs);
          expect(line?.text).toContain(quote);
          expect(line?.speaker).toBe(speaker);
        }
      }
    }
  });

  it("quotes nothing that was only said around the show, and nothing twice", () => {
    for (const kind of CONTENT_KINDS) {
      const quotes = basesOf(written(kind)).map(({ quote }) => quote);
      expect(quotes).not.toContain("Can you hear me?");
      expect(new Set(quotes).size, kind).toBe(quotes.length);
    }
  });

  it("has the parts and the length of its kind", () => {
    const post = written("blog_post");
    expect(post.title).toBe(BREAD.title);
    expect(post.blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text)).toEqual(
      BREAD.chapters.map(({ title }) => title),
    );
    expect(wordsOf(post.blocks)).toBeGreaterThanOrEqual(400);
    expect(wordsOf(post.blocks)).toBeLessThanOrEqual(900);
    const x = written("x_post")
      .blocks.map(({ text }) => text)
      .join("\n\n");
    expect(x.length).toBeLessThanOrEqual(280);
    expect(x).toContain(BREAD.replayUrl);
    expect(written("chapters").blocks[0]?.text).toBe("0:00 Why sourdough keeps longer");
    expect(written("quotes").blocks.length).toBeGreaterThanOrEqual(3);
    expect(basesOf(written("summary")).length).toBeGreaterThanOrEqual(3);
    expect(countWords(markdownOf(written("summary").blocks))).toBeLessThan(200);
  });

  it("quotes only what fits on X, which counts most letters outside Europe as two", () => {
    const said = (text: string) => [{ personId: "ana", speaker: "Ana", fromMs: 0, toMs: 9_000, text }];
    const sentence = (words: number) => `${Array.from({ length: words }, () => "ああああ").join(" ")}.`;
    expect(outcomes({ ...BREAD, lines: said(sentence(20)) }).x_post).toMatchObject({ kind: "x_post" });
    expect(outcomes({ ...BREAD, lines: said(sentence(35)) }).x_post).toBe("too_little_said");
  });

  it("is in the order of the show, and from all of it", () => {
    for (const kind of ["summary", "quotes", "blog_post", "newsletter"] as const) {
      const times = basesOf(written(kind)).map(({ fromMs }) => fromMs);
      expect(times, kind).toEqual(times.toSorted((one, other) => one - other));
      const parts = new Set(times.map((ms) => BREAD.chapters.findLast(({ fromMs }) => fromMs <= ms)?.title));
      expect(parts.size, kind).toBe(3);
    }
  });

  it("has questions with the other person's answers, and what no one answered", () => {
    const asked = basesOf(written("questions"));
    const at = asked.findIndex(({ quote }) => quote.startsWith("How often do you feed"));
    expect(asked[at + 1]).toMatchObject({
      speaker: "Ana Ruiz",
      quote: expect.stringMatching(/^Once a week/),
    });
    expect(written("follow_up").blocks.at(-1)).toEqual({ kind: "asked", ...BREAD.unanswered[0] });
  });

  it("isn't written where too little was said", () => {
    expect(outcomes(ENGINES)).toMatchObject({
      ...{
        blog_post: "no_chapters",
        chapters: "no_chapters",
        questions: "no_questions",
        follow_up: "no_questions",
      },
      x_post: { kind: "x_post" },
    });
    expect(outcomes({ ...ENGINES, lines: [] }).summary).toBe("too_little_said");
    expect(outcomes({ ...BREAD, lines: BREAD.lines.slice(0, 12) }).blog_post).toBe("too_little_said");
  });

  it("has the parts of the conversation where there was no run of show, named by what was said in them", () => {
    const starts = BREAD.chapters.map(({ fromMs }) => fromMs);
    const lines = BREAD.lines.flatMap((line) =>
      line.fromMs > 0 && starts.includes(line.fromMs)
        ? [
            {
              ...line,
              fromMs: line.fromMs - 500,
              toMs: line.fromMs - 10,
              text: "Let's talk about something else.",
            },
            line,
          ]
        : [line],
    );
    const talk = { ...BREAD, lines, chapters: [] };
    const isSaid = ({ quote }: { quote: string }) => lines.some(({ text }) => text.includes(quote));
    const parts = written("chapters", talk).blocks;
    expect(parts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^0:00 Ana, why does sourdough keep/),
      expect.stringMatching(/^\d:\d\d How often do you feed a starter/),
      expect.stringMatching(/^\d:\d\d What do you tell someone who works all day/),
    ]);
    for (const block of parts)
      expect(block).toMatchObject({ kind: "said", basis: [expect.toSatisfy(isSaid)] });
    const post = written("blog_post", talk);
    expect(wordsOf(post.blocks)).toBeGreaterThanOrEqual(400);
    const headings = post.blocks.filter(({ kind }) => kind === "heading");
    expect(headings).toHaveLength(3);
    for (const heading of headings) expect(heading).toMatchObject({ basis: [expect.toSatisfy(isSaid)] });
    // What someone said isn't what was planned.
    expect(post.blocks.map(({ text }) => text).join()).not.toContain("On the program");
    expect(outcomes({ ...talk, lines: lines.slice(0, 6) }).chapters).toBe("no_chapters");
  });

  it("shares hardly a sentence with the same kind of text about another show", () => {
    const unanswered = [
      "Does rye need longer?",
      "Which salt do you use?",
      "Is it cheap?",
      "What about oats?",
    ].map((text) => ({ personId: "zoe", text }));
    const bread = { ...BREAD, unanswered };
    const sentences = (kind: ContentKind, show: typeof BREAD): Set<string> =>
      new Set(written(kind, show).blocks.flatMap(({ text }) => text.split(/(?<=[.?!”])\s|\n/)));
    for (const kind of CONTENT_KINDS) {
      const [one, other] = [sentences(kind, bread), sentences(kind, NIGHT_TRAINS)];
      const both = one.intersection(other).size;
      // Our headings, and our sentence before the open questions.
      const ours = { show_notes: 2, follow_up: 1 }[kind as string] ?? 0;
      expect(both, `${kind}: ${[...one.intersection(other)]}`).toBe(ours);
      expect(both / Math.min(one.size, other.size), kind).toBeLessThanOrEqual(0.2);
    }
  });

  it.each([
    ["BREAD", BREAD],
    ["NIGHT_TRAINS", NIGHT_TRAINS],
    ["one with long names", LONG],
  ])("has the parts and lengths of its kind: %s", (_name, show) => {
    for (const kind of CONTENT_KINDS) {
      const { blocks } = written(kind, show);
      const lengths: { parts: { least: number; most: number }; quote?: number } = LENGTHS[kind];
      expect(partsIn(kind, blocks), kind).toBeGreaterThanOrEqual(lengths.parts.least);
      expect(partsIn(kind, blocks), kind).toBeLessThanOrEqual(lengths.parts.most);
      expect([isTooShort(kind, blocks), isTooLong(kind, blocks)], kind).toEqual([false, false]);
      if (lengths.quote)
        for (const { quote } of basesOf(written(kind, show)))
          expect(quote.length, kind).toBeLessThanOrEqual(lengths.quote);
    }
  });

  it("has a summary and show notes of a long run of show", () => {
    const { chapters, programMs } = NIGHT_TRAINS;
    const titles = (count: number, words: string) => ({
      ...NIGHT_TRAINS,
      chapters: [
        ...chapters,
        ...Array.from({ length: count }, (_, index) => ({
          title: `Part ${index}, ${words}`,
          fromMs: programMs + index * 60_000,
        })),
      ],
      programMs: programMs + count * 60_000,
    });
    const long = "which has one of the very long titles that people write";
    for (const show of [titles(60, long), titles(15, long), titles(40, "short")])
      for (const kind of ["summary", "show_notes"] as const) {
        const { blocks } = written(kind, show);
        expect(partsIn(kind, blocks), kind).toBeGreaterThanOrEqual(LENGTHS[kind].parts.least);
        expect(isTooLong(kind, blocks), kind).toBe(false);
        expect(blocks.map(({ text }) => text).join(), kind).not.toContain("On the program");
      }
    const [first] = written("summary", titles(15, "short")).blocks.slice(1);
    expect(first?.text).toMatch(/^On the program: .*Part 14, short/);
  });

  it("isn't written in a language that we have no words for", () => {
    expect(writeContent({ ...BREAD, language: "ja-JP" }, ["summary"])).toBeUndefined();
    expect(writeContent({ ...BREAD, language: "de-AT" }, ["summary"])).toHaveLength(1);
    const english = writeContent(BREAD, ["newsletter"])?.[0]?.outcome;
    const german = writeContent(BREAD, ["newsletter"], "de")?.[0]?.outcome;
    if (!english || !german || !isWritten(english) || !isWritten(german)) throw new Error("not written");
    expect(german.blocks.at(-1)?.text).not.toBe(english.blocks.at(-1)?.text);
    expect(basesOf(german)).toEqual(basesOf(english));
  });

  it("has no chapters that end within seconds, with which video pages show none", () => {
    const chapters = [0, 60_000, 61_000].map((fromMs, n) => ({ title: `Part ${n}`, fromMs }));
    const lines = (given: typeof chapters) =>
      written("chapters", { ...BREAD, chapters: given }).blocks.map(({ text }) => text);
    expect(lines(chapters)).toEqual(["0:00 Part 0", "1:01 Part 2"]);
    expect(
      lines([{ title: "Oops", fromMs: 0 }, { title: "Start", fromMs: 2_000 }, ...chapters.slice(1)]),
    ).toEqual(["0:00 Start", "1:01 Part 2"]);
  });

  it("has lines that begin with numbers and signs as they are", () => {
    expect(markdownOf([{ kind: "fact", text: "10. Jahrestagung" }])).toBe("10\\. Jahrestagung");
    const line = fc
      .tuple(
        fc.constantFrom("1.", "10)", "2-3", "#", "-", "+", ">", "=", "*", "3", "1.5", "~~~"),
        fc.constantFrom("", " "),
      )
      .map(([start, space]) => `${start}${space}Begrüßung`);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const text = lines.join("\n");
        const { children } = fromMarkdown(markdownOf([{ kind: "fact", text }]));
        expect(children).toHaveLength(1);
        const [paragraph] = children;
        expect(paragraph).toMatchObject({ type: "paragraph", children: [{ type: "text", value: text }] });
      }),
    );
  });

  it("ends no sentence twice after a title that is a question", () => {
    const [first, ...others] = BREAD.chapters;
    const chapters = [{ fromMs: 0, ...first, title: "Does it keep?" }, ...others];
    const facts = (language?: string) => {
      const [one] = writeContent({ ...BREAD, title: "Is it over?", chapters }, ["summary"], language) ?? [];
      if (!one || !isWritten(one.outcome)) throw new Error("not written");
      return one.outcome.blocks.flatMap(({ kind, text }) => (kind === "fact" ? [text] : []));
    };
    expect(facts()).toEqual([
      "Is it over? – with Ana Ruiz and Ben Nevis.",
      "On the program: “Does it keep?”, Feeding a starter and Baking on a weekday.",
    ]);
    for (const language of ["de", "fr", "es"]) expect(facts(language).join()).not.toMatch(/[?!] ?[.,]/);
  });

  it("joins names in Spanish with “e” before an i", () => {
    const withName = (name: string) => {
      const people = ["Ana", name].map((one) => ({ personId: one, name: one, title: null }));
      const [one] = writeContent({ ...BREAD, people }, ["summary"], "es") ?? [];
      return one && isWritten(one.outcome) ? one.outcome.blocks[0]?.text : null;
    };
    expect([withName("Inés"), withName("Hielo"), withName("Ben")]).toEqual([
      "Bread that keeps, con Ana e Inés.",
      "Bread that keeps, con Ana y Hielo.",
      "Bread that keeps, con Ana y Ben.",
    ]);
  });

  it("takes what people said as text", () => {
    const text = "The <b>key</b> is [this](javascript:alert(1)) and *that* with `code` in one of our loaves.";
    const lines = [{ ...BREAD.lines[2], personId: "ana", speaker: "# Ana", fromMs: 0, toMs: 9_000, text }];
    const said = written("x_post", { ...BREAD, lines });
    expect(markdownOf(said.blocks)).toContain(
      "\\<b\\>key\\</b\\> is \\[this\\](javascript:alert(1)) and \\*that\\*",
    );
    expect(markdownOf(said.blocks)).toMatch(/^\\# Ana$/m);
    const linked = "See https://a.example/x_y?utm_source=z_1, not _this_";
    expect(markdownOf([{ kind: "fact", text: linked }])).toBe(linked.replace("_this_", "\\_this\\_"));
  });
});
