import { describe, expect, it } from "vitest";
import type { Outline } from "@/lib/plan-writer/outline";
import { type Evaluated, evaluatePlan } from "./adapter";
import { BRIEFS } from "./briefs";
import { checkFact } from "./check-fact";
import type { Part } from "./checks/text";
import { evaluate, shareOf } from "./evaluate";
import { has } from "./has";
import { HELD_BACK, LATER } from "./held-back";
import { EVAL_LANGUAGES, EvalBriefSchema, type Fact, FactSchema } from "./schema";

const part = (type: Part["type"], title: string, minutes: number, more: Partial<Part> = {}): Part => ({
  title,
  type,
  duration_sec: minutes * 60,
  assignee: null,
  notes: "",
  script: "",
  questions: [],
  ticker: null,
  poll: null,
  emcee_line: null,
  ...more,
});

const host = (script: string): Partial<Part> => ({ assignee: "host", script });

/** A correct plan for a brief about bees. */
const GOOD: Evaluated = {
  note: null,
  outline: {
    language: "en",
    asked_language: null,
    length: { seconds: 1_800, from: "30 minutes" },
    shape: "talk",
    agenda: [],
    people: [
      {
        name: "Dr. Ann Lee",
        role: "guest",
        title: "beekeeper at heart",
        company: "Hive Ltd",
        topic: null,
        guest_id: "gst_ann",
        from: "Dr. Ann Lee, beekeeper",
      },
      {
        name: "Bo Fox",
        role: "moderator",
        title: null,
        company: null,
        topic: null,
        guest_id: null,
        from: "Bo Fox",
      },
    ],
    topics: [{ text: "Wild bees", from: "wild bees" }],
    requests: [],
    audience: { text: "gardeners in towns", from: "for gardeners in towns" },
  } satisfies Outline,
  draft: {
    language: "en",
    segments: [
      part("intro", "Welcome", 2, host("Good evening, and welcome to the garden of our town.")),
      part("poll", "A show of hands", 3, {
        ...host("Tell us with one tap how many bees you saw this week."),
        poll: { question: "How many bees did you see?", options: ["None", "Some"] },
      }),
      part("interview", "Wild bees near you", 10, {
        assignee: "gst_ann",
        questions: ["Which of the bees in your garden are the ones that sting?"],
      }),
      part("demo", "A hotel of reeds", 5, { notes: "Ann Lee builds it. Rent is unpaid." }),
      part("break", "Tea", 4),
      part("qa", "Your questions", 4, host("What do you want to know? Write it to us.")),
      part("outro", "Until spring", 2, host("That was it for today, with thanks to you all.")),
    ],
    ticker: ["Bees in the town"],
    questions: ["What should you plant this autumn?"],
    signup: { headline: "The bees next door", sub: "What you can do for them", cta_text: "Save a seat" },
  },
};

const BRIEF = EvalBriefSchema.parse({
  id: "en-bees",
  in: "en",
  title: "How to live with bees",
  brief: "Bees.",
  facts: Array(6).fill(has.minutes(30)),
});

const with_ = (draft: Partial<Evaluated["draft"]>): Evaluated => ({
  ...GOOD,
  draft: { ...GOOD.draft, ...draft },
});
const parts = (...segments: Part[]): Evaluated => with_({ segments });
const outline = (change: Partial<Outline>): Evaluated => ({
  ...GOOD,
  outline: { ...(GOOD.outline as Outline), ...change },
});

type Given = Parameters<typeof FactSchema.parse>[0];
/** For each kind of fact, one that holds for the correct plan, and a plan for which it doesn't. */
const PLANTED: Record<Fact["fact"], [Given, Evaluated][]> = {
  length: [[has.minutes(45, 30), parts(part("talk", "Bees", 29))]],
  agenda: [
    [
      has.agenda(has.item(2, "welcome"), has.item(10, "wild bees"), has.item(4, [], "qa")),
      parts(part("intro", "Welcome", 2), part("talk", "Wild bees", 11), part("qa", "You", 4)),
    ],
    [
      has.agenda(has.item(10, "wild bees"), has.item(5, "reeds")),
      parts(part("demo", "A hotel of reeds", 5), part("talk", "Wild bees", 10)),
    ],
    [
      // In pieces: the second is filler.
      has.agenda(has.item(15, "wild bees"), has.item(4, "tea")),
      parts(part("talk", "Wild bees", 15), part("talk", "More", 1)),
    ],
  ],
  person: [
    [
      has.guest("Ann Lee", { title: "beekeeper", company: "Hive", guest_id: "gst_ann" }),
      outline({ people: [] }),
    ],
    [has.lead("Bo Fox"), outline({ people: GOOD.outline?.people.map((p) => ({ ...p, role: "guest" })) })],
    [has.guest("Ann Lee"), { ...GOOD, outline: null }],
  ],
  place: [[has.place("Ann Lee"), { ...parts(part("talk", "Bees", 30)) }]],
  not_a_person: [
    [
      has.noPerson("Bees"),
      outline({
        people: [{ ...(GOOD.outline as Outline).people[0], name: "Wild Bees" }] as Outline["people"],
      }),
    ],
  ],
  not_a_topic: [
    [has.noTopic("agenda"), outline({ topics: [{ text: "Agenda for tonight", from: "" }] })],
    [has.noTopic("off air"), parts(part("talk", "We are off air", 30))],
  ],
  topic: [[has.topic("reeds", "straw"), parts(part("talk", "Bees", 30))]],
  audience: [[has.audience("gardeners"), outline({ audience: null })]],
  wanted: [
    [has.wanted("poll", { says: ["bees"] }), parts(part("poll", "Bees?", 30))],
    [has.wanted("questions", { minutes: 4 }), parts(part("qa", "You", 3))],
    [has.wanted("demo", { count: 1 }), parts(part("talk", "Bees", 30))],
    [has.wanted("story", { says: ["reeds"] }), parts(part("talk", "Bees", 30))],
  ],
  refused: [[has.no("video"), parts(part("video", "A film", 30))]],
  order: [
    [
      has.order({ says: ["wild bees"] }, { type: "qa" }),
      parts(part("qa", "You", 5), part("talk", "Wild bees", 5)),
    ],
  ],
  longest: [[has.longest(10), parts(part("talk", "Bees", 11))]],
  breaks: [[has.breaks(1), parts(part("talk", "Bees", 30))]],
  parts: [[has.parts(7), parts(...GOOD.draft.segments, part("talk", "More", 1))]],
  questions: [[has.questions(), parts(part("talk", "Bees", 20), part("qa", "You", 10))]],
  language: [
    [has.language("en"), with_({ language: "de" })],
    [
      has.language("en"),
      parts(
        part("talk", "Was die Bienen in der Stadt für uns und mit uns tun, und wie wir das sehen", 30, {
          notes:
            "Der Gast ist nicht auf die Frage und das Thema vorbereitet, und wir sind es mit ihm: die Zeit ist für das Gespräch und über den Garten zum Glück eine gute.",
        }),
      ),
    ],
  ],
  private: [[has.hidden("unpaid"), parts(part("talk", "Bees", 30, { script: "Her rent is unpaid." }))]],
  never: [[has.never("wasps"), parts(part("talk", "Bees", 30, { notes: "No wasps." }))]],
  no_repeats: [[has.noRepeats, parts(part("talk", "Bees", 30, { questions: ["Why?", "why ?"] }))]],
  no_heading_questions: [
    [
      has.noHeadings("tea"),
      parts(part("talk", "Bees", 30, { questions: ["When did Tea become your problem?"] })),
    ],
    [has.noHeadings(), with_({ questions: ["What brought you to “How to live with bees”?"] })],
  ],
  script: [
    [has.script, parts(part("intro", "Hello", 30, host("")))],
    [has.script, parts(part("intro", "Hello", 30, host("Welcome, {name}.")))],
    [has.script, parts(part("intro", "Hello", 30, host("Welcome everybody")))],
    [has.script, parts(part("talk", "Bees", 30))],
  ],
};

describe("the plan evaluation", () => {
  it("has ten uniquely named briefs in each of eight languages", () => {
    expect(BRIEFS).toHaveLength(80);
    expect(new Set(BRIEFS.map(({ id }) => id)).size).toBe(80);
    for (const language of EVAL_LANGUAGES) {
      const own = BRIEFS.filter((brief) => brief.in === language);
      expect(own).toHaveLength(10);
      expect(own.every(({ id }) => id.startsWith(`${language}-`))).toBe(true);
    }
  });

  it("has three held-back briefs and one later brief in each language", () => {
    const all = [...BRIEFS, ...HELD_BACK, ...LATER];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const language of EVAL_LANGUAGES) {
      expect(HELD_BACK.filter((brief) => brief.in === language)).toHaveLength(3);
      expect(LATER.filter((brief) => brief.in === language)).toHaveLength(1);
    }
  });

  it("checks every kind of fact", () => {
    const asked = new Set(BRIEFS.flatMap(({ facts }) => facts.map(({ fact }) => fact)));
    expect([...asked].sort()).toEqual(Object.keys(PLANTED).sort());
  });

  it.each(Object.entries(PLANTED).flatMap(([kind, cases]) => cases.map((each) => [kind, ...each] as const)))(
    "distinguishes a plan for which %s holds from one for which it doesn't",
    (_kind, given, bad) => {
      const fact = FactSchema.parse(given);
      expect(checkFact(fact, GOOD, BRIEF)).toBeNull();
      expect(checkFact(fact, bad, BRIEF)).toEqual(expect.any(String));
    },
  );

  it("finds nothing correct if the planner throws", () => {
    const verdicts = evaluate(BRIEFS.slice(0, 3), () => {
      throw new Error("no plan");
    });
    expect(shareOf(verdicts)).toBe(0);
    expect(verdicts[0]?.wrong).toBe("the planner threw: no plan");
  });

  it("evaluates the current planner on every brief", () => {
    for (const brief of [...BRIEFS, ...HELD_BACK, ...LATER])
      expect(() => evaluatePlan(brief), brief.id).not.toThrow();
  });
});
