import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlanBrief, PlanDraftSchema } from "../port";
import { composePlan } from "./compose";
import { readBrief } from "./read-brief";
import { shareTime } from "./timing";

const show = (given: Partial<PlanBrief>): PlanBrief => ({
  title: "Shipping agents",
  brief: "",
  language: null,
  seconds: 3_600,
  hostName: null,
  guests: [],
  ...given,
});
const total = (brief: PlanBrief): number =>
  composePlan(brief).segments.reduce((sum, segment) => sum + segment.duration_sec, 0);

describe("reading a brief", () => {
  it("finds labelled lists, people with what they do, the audience and wishes", () => {
    const reading = readBrief(
      "A show for platform engineers.\nGuests: Ana Ruiz (CTO, Northwind), Ben Okafor (SRE)\nTopics:\n- Evaluations before release\n- Guardrails and budgets\nKey points: start with evals, cap the spend\nInclude a live demo and a poll.",
    );
    expect(reading.topics).toEqual(["Evaluations before release", "Guardrails and budgets"]);
    expect(reading.keyPoints).toEqual(["start with evals", "cap the spend"]);
    expect(reading.people).toEqual([
      { name: "Ana Ruiz", about: "CTO, Northwind" },
      { name: "Ben Okafor", about: "SRE" },
    ]);
    expect(reading).toMatchObject({ audience: "platform engineers", wantsDemo: true, wantsPoll: true });
  });

  it("takes a sentence behind a list for a sentence", () => {
    const reading = readBrief("Topics: evaluations, guardrails. With Ana Ruiz (CTO, Northwind)");
    expect(reading.topics).toEqual(["evaluations", "guardrails"]);
    expect(reading.people).toEqual([{ name: "Ana Ruiz", about: "CTO, Northwind" }]);
    expect(readBrief("Topics: evals; spend caps. 45 minutes.").topics).toEqual(["evals", "spend caps"]);
  });

  it("understands running text and labels inside it", () => {
    const reading = readBrief(
      "Wir zeigen, wie es geht. Es geht um Kosten, Förderung und Heizkörper. Gäste: Jonas Weber (Energieberater)",
    );
    expect(reading.topics).toEqual(["Kosten", "Förderung", "Heizkörper"]);
    expect(reading.people).toEqual([{ name: "Jonas Weber", about: "Energieberater" }]);
  });
});

describe("the plan", () => {
  it("gives every guest a part with questions of their own about a topic of the brief", () => {
    const guests = [
      { id: "gst_1", name: "Ana Ruiz", title: "CTO", company: "Northwind", intro: "" },
      { id: "gst_2", name: "Ben Okafor", title: "", company: "", intro: "" },
    ];
    const plan = composePlan(
      show({ guests, brief: "Topics: evaluations, budgets, incidents\nInclude a demo" }),
    );
    for (const { id, name } of guests) {
      const own = plan.segments.filter(({ assignee, type }) => assignee === id && type === "interview");
      expect(own.length).toBeGreaterThan(0);
      expect(own[0]?.questions.some((question) => question.startsWith(`${name.split(" ")[0]},`))).toBe(true);
      expect(own[0]?.emcee_line).toContain(name);
    }
    expect(plan.segments.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["intro", "interview", "demo", "poll", "qa", "outro"]),
    );
    expect(plan.segments.find(({ type }) => type === "poll")?.poll?.options).toContain("Budgets");
    expect(plan.signup.sub).toContain("Ana Ruiz and Ben Okafor");
  });

  it.each([
    ["en", "We will talk about how to plan and what we learned from the first year of it."],
    ["de", "Wir sprechen über die Planung und was wir aus dem ersten Jahr gelernt haben."],
    ["fr", "Nous parlons de la planification et de ce que nous avons appris dans la première année."],
    ["es", "Hablamos de la planificación y de lo que aprendimos en el primer año con el equipo."],
  ])("speaks the language of the brief: %s", (language, brief) => {
    expect(composePlan(show({ brief })).language).toBe(language);
  });

  it("takes the event's language over the brief's", () => {
    expect(composePlan(show({ language: "de-AT", brief: "How to plan the year" })).signup.cta_text).toBe(
      "Platz sichern",
    );
  });

  it("fits the schema and the length whatever people type", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 120 }),
        fc.string({ maxLength: 2_000, unit: "grapheme" }),
        fc.integer({ min: 60, max: 6 * 3_600 }),
        fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 14 }),
        (title, brief, seconds, names) => {
          const given = show({
            title,
            brief,
            seconds,
            guests: names.map((name, index) => ({
              id: `gst_${index}`,
              name,
              title: "",
              company: "",
              intro: "",
            })),
          });
          const parsed = PlanDraftSchema.safeParse(composePlan(given));
          expect(parsed.error?.issues ?? []).toEqual([]);
          expect(total(given)).toBe(seconds);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("never takes typed text for a placeholder", () => {
    const plan = composePlan(show({ title: "{name} and {topic}", brief: "Topics: {minutes}, $&, {title}" }));
    expect(plan.segments[0]?.script).toContain("“{name} and {topic}”");
  });
});

it("shares time exactly, inside the bounds where that is possible", () => {
  const part = fc.record({
    weight: fc.integer({ min: 1, max: 9 }),
    least: fc.integer({ min: 5, max: 300 }),
    most: fc.integer({ min: 300, max: 2_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 60, max: 20_000 }),
      (parts, seconds) => {
        const shares = shareTime(parts, seconds);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(seconds);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(5);
      },
    ),
  );
});
