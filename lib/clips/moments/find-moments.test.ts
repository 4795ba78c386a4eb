import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualSeconds } from "@/test/support/usual-seconds";
import { sharedOfShorter } from "../shared-time";
import type { AudienceAct } from "./audience-act";
import { findMoments, type Heard } from "./find-moments";
import { type SaidLine, sentencesOf } from "./sentence";

const PLAIN = [
  "The team looks at the dashboard in the morning.",
  "Each service writes its numbers into one table.",
  "We group them by team and by region.",
  "The report goes to everyone who owns a service.",
  "People read it with their coffee.",
];

/** Sentences of four seconds each, of one person. */
const spoken = (sentences: readonly string[], at = 0, personId = "ana"): SaidLine[] =>
  sentences.map((text, index) => ({
    ...{ personId, speaker: personId === "ana" ? "Ana" : "Ben", text },
    ...{ fromMs: at + index * 4_000, toMs: at + index * 4_000 + 3_400 },
  }));

const plainShow = (sentences: number): SaidLine[] =>
  spoken(Array.from({ length: sentences }, (_, index) => PLAIN[index % PLAIN.length] ?? ""));

const heard = (given: Partial<Heard> & Pick<Heard, "lines">): Heard => ({
  ...{
    language: "en",
    acts: [],
    watching: [{ atMs: 0, watching: 80 }],
    programMs: given.lines.at(-1)?.toMs ?? 0,
  },
  ...given,
});

const chat = (atMs: number, people: number, by = "viewer"): AudienceAct[] =>
  Array.from({ length: people }, (_, index) => ({
    ...{ atMs: atMs + (index % 6) * 900, kind: "chat" as const, count: 1, by: `${by} ${index}` },
  }));

/** Of so many people, once each. */
const reactions = (atMs: number, people: number): AudienceAct[] =>
  chat(atMs, people).map((act) => ({ ...act, kind: "reactions" }));

describe("moments of a program", () => {
  it("don't end with a question whose answer comes right after it", () => {
    const lines = [
      ...spoken(["Two days for every payroll?"], 0, "ben"),
      ...spoken(["Every single one of them.", "She keys it all into a system from 2011."], 4_000),
      ...spoken(["And when it goes wrong, how does it go wrong?"], 12_000, "ben"),
      ...spoken(["Someone finds out on Friday.", "It turns out that 12 people weren't paid."], 16_000),
    ];
    const [best] = findMoments(heard({ lines }));
    expect(best?.toMs).toBeGreaterThan(20_000);
    expect(findMoments(heard({ lines: lines.slice(0, 4) }))).toEqual([]);
  });

  it("don't begin with what is left of an answer, nor with one whose question isn't in them", () => {
    const lines = [
      ...spoken(["How long does it take?"], 0, "ben"),
      ...spoken(["Half a day, tops.", "She said it was 2 days when I was alone."], 4_000),
      ...spoken(["Which clocks do you have in the shops?"], 12_000, "ben"),
      ...spoken(
        [
          "The little ones, in nine of the shops.",
          "The other 2 hated it, and he actually told me that they went back to paper.",
        ],
        16_000,
      ),
    ];
    for (const from of [0, 1, 2])
      for (const { title } of findMoments(heard({ lines: lines.slice(from) })))
        expect(title).toMatch(/^(How long|Which clocks)/);
    expect(findMoments(heard({ lines: lines.slice(2) }))[0]?.title).toMatch(/^Which clocks/);
  });

  it("hold one topic, from its question to its end, and are none if nothing is said in them", () => {
    const lines = [
      ...spoken(["Hello everyone, and welcome to the workshop.", "Is my microphone on?"], 0, "ben"),
      ...spoken(["Let's talk about ovens.", "What was your worst night?"], 8_000, "ben"),
      ...spoken(["In March the big oven died at one in the morning, with 400 loaves in it."], 16_000),
      ...spoken(
        [
          "Our neighbor lent us his, and carried the dough across the road.",
          "What I learned is that your neighbor is your backup oven.",
        ],
        20_000,
      ),
      ...spoken(
        ["I like that.", "Okay.", "Let's talk about vans.", "How do you plan your routes?"],
        28_000,
        "ben",
      ),
      ...spoken(
        [
          "It depends on the season and on many things, really.",
          "You know how it is with all 12 of them.",
          "It is never quite the same, and then you do what you can.",
        ],
        44_000,
      ),
    ];
    const found = findMoments(heard({ lines }));
    expect(found).toHaveLength(1);
    const [first] = found;
    expect(first).toMatchObject({ title: "What was your worst night?" });
    expect(first?.fromMs).toBeLessThanOrEqual(12_000);
    expect(first?.fromMs).toBeGreaterThan(7_000);
    expect(first?.toMs).toBeGreaterThan(27_000);
    expect(first?.toMs).toBeLessThan(32_500);
  });

  it("begin and end with a sentence, last 12 to 90 seconds and hardly overlap, whatever is said", () => {
    const sentence = fc.constantFrom(
      ...PLAIN,
      "Why does the bill grow every month?",
      "And that is what we did",
      "It turns out that 40% of it was idle machines!",
      "I remember the day we turned them off.",
    );
    const line = fc.record({
      text: fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => all.join(" ")),
      personId: fc.constantFrom("ana", "ben"),
      pause: fc.nat(9_000),
      seconds: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 80 }), (given) => {
        let at = 0;
        const lines = given.map(({ text, personId, pause, seconds }): SaidLine => {
          const fromMs = at + pause;
          at = fromMs + seconds * 1_000;
          return { personId, speaker: personId, text, fromMs, toMs: at };
        });
        const sentences = sentencesOf(lines);
        const moments = findMoments(heard({ lines, programMs: at }));
        for (const [index, moment] of moments.entries()) {
          const { fromMs, toMs, score } = moment;
          const inside = sentences.filter((one) => one.toMs > fromMs && one.fromMs < toMs);
          expect(inside.every((one) => one.fromMs >= fromMs && one.toMs <= toMs)).toBe(true);
          expect(toMs - fromMs).toBeGreaterThanOrEqual(12_000);
          expect(toMs - fromMs).toBeLessThanOrEqual(90_500);
          expect(score).toBeLessThanOrEqual(moments[index - 1]?.score ?? 100);
          for (const other of moments.slice(0, index))
            expect(sharedOfShorter(moment, other)).toBeLessThanOrEqual(0.21);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has first what many people react to, and says so", () => {
    const lines = plainShow(200);
    const acts = [...chat(60_000, 2, "early"), ...chat(402_000, 25), ...reactions(405_000, 30)];
    const [first] = findMoments(heard({ lines, acts }));
    expect(first?.fromMs).toBeLessThanOrEqual(402_000);
    expect(first?.toMs).toBeGreaterThanOrEqual(396_000);
    expect(
      first?.evidence
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(["chat", "reactions"]);
    expect(first?.evidence.find(({ kind }) => kind === "chat")?.text).toBe("25 people wrote in the chat.");
  });

  it("has a score that its evidence and what it starts with add up to", () => {
    const lines = [
      ...plainShow(60),
      ...spoken(["Why did 12 people leave?", "It turns out that I was wrong."], 240_000),
    ];
    const found = findMoments(heard({ lines, acts: chat(120_000, 20) }));
    expect(found.length).toBeGreaterThan(0);
    for (const { score, evidence } of found) {
      const sum = evidence.reduce((all, { points }) => all + points, 18);
      expect(score).toBe(Math.max(0, Math.min(100, sum)));
    }
  });

  it("isn't what one person does a hundred times", () => {
    const lines = plainShow(200);
    const one = Array.from({ length: 100 }, (_, index): AudienceAct[] => [
      { atMs: 402_000 + index * 60, kind: "chat", count: 1, by: "one" },
    ]).flat();
    const found = (acts: AudienceAct[]) =>
      findMoments(heard({ lines, acts })).flatMap(({ evidence }) => evidence.map(({ kind }) => kind));
    expect(found(one)).not.toContain("chat");
    // Of earlier shows, only sums are known.
    const sums = (watching: number) =>
      findMoments(
        heard({
          ...{ lines, watching: [{ atMs: 0, watching }] },
          acts: reactions(402_000, 6).map((act) => ({ ...act, count: 500, by: null })),
        }),
      );
    expect(sums(1)[0]?.score ?? 0).toBeLessThan(sums(300)[0]?.score ?? 0);
    expect(sums(300)[0]?.evidence[0]?.text).toBe("About 300 people reacted.");
  });

  it("isn't a button that one viewer of many holds down, but what many press once", () => {
    const lines = plainShow(200);
    const holding = (people: number, from = 402_000) =>
      Array.from({ length: 200 }, (_, index) => reactions(from + index * 60, people)).flat();
    const found = (acts: AudienceAct[]) => findMoments(heard({ lines, acts }));
    expect(found(holding(1))).toEqual(found([]));
    expect(found(holding(2))).toEqual(found([]));
    const acts = [...holding(2), ...reactions(602_000, 30)];
    const moments = found(acts);
    expect(moments[0]?.fromMs).toBeGreaterThan(500_000);
    expect(moments[0]?.evidence[0]).toMatchObject({ kind: "reactions", text: "30 people reacted." });
    const reacted = moments.flatMap(({ evidence }) => evidence).filter(({ kind }) => kind === "reactions");
    expect(reacted.filter(({ atMs }) => (atMs ?? 0) < 500_000)).toEqual([]);
  });

  it("isn't what the same people do all the time", () => {
    const lines = plainShow(200);
    const loop = Array.from({ length: 79 }, (_, index) => reactions(index * 10_000, 30)).flat();
    expect(findMoments(heard({ lines, acts: loop }))).toEqual(findMoments(heard({ lines })));
  });

  it("prefers a question with its answer, a number, a story and a turn to what is said in passing", () => {
    const told = [
      "Why did your cloud bill grow every single month?",
      "It turns out that 40% of the machines did nothing at all.",
      "I remember the day we turned the first one off.",
      "She said that she hadn't slept, and that no one noticed for a week.",
    ];
    const lines = [
      ...plainShow(60),
      ...spoken(told.slice(0, 1), 240_000, "ben"),
      ...spoken(told.slice(1), 244_000),
      ...spoken(
        Array.from({ length: 60 }, (_, index) => PLAIN[index % 5] ?? ""),
        256_000,
      ),
    ];
    const [first] = findMoments(heard({ lines }));
    expect(first?.title).toBe("Why did your cloud bill grow every single month?");
    expect(first?.evidence.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["question_answered", "number", "story", "contrast"]),
    );
    expect(first?.speakers.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
  });

  it("doesn't begin in the middle of a thought if it can begin before it, and marks one that does", () => {
    const lines = spoken([
      "Our biggest mistake was a backup that nobody had ever tried.",
      "That is why we lost two days in March last year.",
      "We restore a random table every Friday now.",
      "Everyone on the team has done it at least twice.",
      "The new people do it in their first week.",
    ]);
    const [first] = findMoments(heard({ lines }));
    expect(first).toMatchObject({
      title: "Our biggest mistake was a backup that nobody had ever tried",
      pointsBack: false,
    });
    const after = spoken(["That is why we did it.", ...lines.slice(2).map(({ text }) => text)]);
    expect(findMoments(heard({ lines: after })).filter(({ pointsBack }) => pointsBack)).toEqual([]);
    // Unless the audience says otherwise.
    const acts = chat(4_000, 30);
    expect(findMoments(heard({ lines: after, acts }))[0]?.pointsBack).toBe(true);
  });

  it("is marked if one of its first two sentences says that more was said or is shown elsewhere, in four languages", () => {
    const elsewhere: Record<string, string[]> = {
      en: [
        "The second reason, as I said, is money.",
        "Teams, like we already mentioned, pay for machines.",
        "Costs grow every month on this slide.",
      ],
      de: [
        "Der zweite Grund ist, wie gesagt, das Geld.",
        "Teams zahlen, wie ich vorhin erwähnte, für Maschinen.",
        "Kosten wachsen auf dieser Folie jeden Monat.",
      ],
      fr: [
        "La deuxième raison, comme je disais, est l’argent.",
        "Les équipes, comme on l’a déjà dit, paient des machines.",
        "Les coûts montent sur cette diapositive.",
      ],
      es: [
        "La segunda razón, como decía, es el dinero.",
        "Los equipos, como ya hemos dicho, pagan máquinas.",
        "Los costes suben en esta diapositiva.",
      ],
    };
    // Only what begins with the first sentence has them.
    const acts = chat(2_500, 40).map((act) => ({ ...act, atMs: 2_500 }));
    const marked = (sentences: readonly string[], language: string) =>
      findMoments(heard({ lines: spoken(sentences), language, acts })).find(({ fromMs }) => fromMs === 0)
        ?.pointsBack;
    const [before = "", ...after] = PLAIN;
    // A number isn't a picture.
    expect(marked([before, "That figure doubled in a year.", ...after], "en")).toBe(false);
    for (const [language, sentences] of Object.entries(elsewhere))
      for (const sentence of sentences) {
        const found = [
          [sentence, ...PLAIN],
          [before, sentence, ...after],
          [...PLAIN, sentence, ...PLAIN],
          PLAIN,
        ];
        expect([sentence, ...found.map((all) => marked(all, language))]).toEqual([
          ...[sentence, true, true, false, false],
        ]);
      }
  });

  it("leaves out what is only about the show itself, in four languages", () => {
    const around: [string, string][] = [
      ["en", "Can you hear me, and can you see my screen?"],
      ["de", "Hört ihr mich, und seht ihr den Bildschirm?"],
      ["fr", "Est-ce que vous m’entendez bien ?"],
      ["es", "¿Me escuchan todos en la sala?"],
    ];
    for (const [language, sentence] of around) {
      const lines = [...spoken([sentence], 0), ...spoken(PLAIN, 4_000)];
      const acts = chat(9_000, 40);
      const early = (some: SaidLine[]) =>
        findMoments(heard({ lines: some, language, acts })).filter(({ fromMs }) => fromMs < 3_000);
      expect([language, early(lines)]).toEqual([language, []]);
      expect([language, early(spoken(PLAIN)).length]).toEqual([language, 1]);
    }
  });

  it("are found within seconds, also in a long show with many reactions", async () => {
    const told = [
      "Why does the bill grow?",
      "It turns out that 40 machines did nothing for a whole year.",
      "No one noticed.",
      "I remember the day we turned them off.",
    ];
    const hours = 8;
    const lines = Array.from({ length: 225 * hours }, (_, index) => {
      const [asked = "", ...answer] = index < 225 ? told : [...told.slice(0, 1), ...PLAIN];
      return [
        ...spoken([asked], index * 16_000, "ben"),
        ...spoken(answer.slice(0, 3), index * 16_000 + 4_000),
      ];
    }).flat();
    // Every other minute, the same three people write instead of everyone.
    const by = (index: number) => `p${index % (Math.floor(index / 90) % 2 === 0 ? 3 : 400)}`;
    const wrote = Array.from({ length: 5_000 * hours }, (_, index) => chat(index * 700, 1, by(index))).flat();
    const reacted = Array.from({ length: 100_000 }, (_, index) => ({
      ...{ atMs: index * 288, kind: "reactions" as const, count: 1 },
      ...{ by: `p${(index * index) % 997}`, reaction: index % 3 === 0 ? "laugh" : "heart" },
    }));
    const seconds = await usualSeconds(() => {
      expect(findMoments(heard({ lines, acts: [...wrote, ...reacted] })).length).toBeGreaterThan(5);
    });
    expect(seconds).toBeLessThan(4);
  });
});

describe("a moment's title", () => {
  it("is its question, or what that question is about", () => {
    const title = (...asked: string[]) => {
      const answer = [
        "We moved one wall last year, and she told me it was a mistake.",
        "It turns out that 400 families came for the rug alone.",
      ];
      const lines = [...spoken(asked, 0, "ben"), ...spoken(answer, asked.length * 4_000)];
      return findMoments(heard({ lines }))[0]?.title;
    };
    const visits = "You had 90 visits a year, and now you have 400.";
    expect(title("Let's talk about numbers.", visits, "How did that happen?")).toBe(visits.slice(0, -1));
    expect(title("Let's talk about walls.", "Which wall did you move?")).toBe("Which wall did you move?");
  });
});
