import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PlanSchema } from "@/lib/stage";
import { templatePlan } from "./template-plan";

const make = (input: Partial<Parameters<typeof templatePlan>[0]> = {}) => {
  let n = 0;
  return templatePlan(
    { title: "Engines", language: "en", seconds: 3600, guests: [], ...input },
    () => `s${n++}`,
  );
};

const sum = (plan: ReturnType<typeof make>["plan"]) =>
  plan.segments.reduce((total, { duration_sec }) => total + duration_sec, 0);

describe("templatePlan", () => {
  it("is a valid plan whose times add up, whatever it is made from", () => {
    const guest = fc.record({
      id: fc.uuid(),
      name: fc
        .string({ minLength: 1, maxLength: 120, unit: "grapheme" })
        .filter((name) => name.trim() !== ""),
      intro: fc.string({ maxLength: 4000 }),
      emcee: fc.string({ maxLength: 1000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 86_400 }),
        fc.array(guest, { maxLength: 50 }),
        fc.constantFrom("en", "de-CH", "fr", "es", "ja", ""),
        fc.string({ minLength: 1, maxLength: 120 }).filter((title) => /[^\s\0]/.test(title)),
        (seconds, guests, language, title) => {
          const clean = guests.map((one) => ({
            ...one,
            name: one.name.replaceAll("\0", "x"),
            intro: one.intro.replaceAll("\0", ""),
            emcee: one.emcee.replaceAll("\0", ""),
          }));
          const { plan } = make({ seconds, guests: clean, language, title: title.replaceAll("\0", "x") });
          expect(PlanSchema.safeParse(plan).error?.issues).toBeUndefined();
          expect(sum(plan)).toBe(Math.max(60, seconds));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("interviews each guest, gathers many in panels, and talks without any", () => {
    const guests = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: `g${n}`, name: `Guest ${n}`, emcee: "Here!" }));
    const types = (count: number) => make({ guests: guests(count) }).plan.segments.map(({ type }) => type);
    expect(types(0)).toEqual(["intro", "talk", "qa", "outro"]);
    expect(types(2)).toEqual(["intro", "interview", "interview", "qa", "outro"]);
    expect(types(9)).toEqual(["intro", "panel", "panel", "panel", "qa", "outro"]);
    const [, interview] = make({ guests: guests(1) }).plan.segments;
    expect(interview).toMatchObject({
      title: "In conversation with Guest 0",
      assignee: "g0",
      emcee_line: "Here!",
      duration_sec: 2460,
    });
  });

  it("speaks the show's language and takes the signup copy from the brief", () => {
    const { plan, signup } = make({ language: "de", brief: "Wie Motoren rechnen. Und mehr." });
    expect(plan.segments[0]?.title).toBe("Willkommen");
    expect(signup).toEqual({
      headline: "Engines",
      sub: "Wie Motoren rechnen.",
      cta_text: "Platz sichern",
    });
  });
});
