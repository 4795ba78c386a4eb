import { describe, expect, it } from "vitest";
import { type PlanBrief, readOutline } from "..";

const show = (brief: string): PlanBrief => ({
  title: "Ship it weekly",
  brief,
  language: null,
  seconds: null,
  hostName: null,
  guests: [],
});
const topicsOf = (brief: string): string[] => readOutline(show(brief)).topics.map(({ text }) => text);
const audienceOf = (brief: string) => readOutline(show(brief)).audience?.text;

describe("a brief that is an email", () => {
  it("takes the date after “webinar on” for no topic, and what comes after “about” for one", () => {
    expect(topicsOf("A 45 minute webinar on Thursday 10 December 2026 at 4pm Berlin time.")).toEqual([]);
    expect(topicsOf("A webinar on 3 March about feature flags.")).toEqual(["feature flags"]);
    expect(topicsOf("A webinar on Tuesday at 17:00 about feature flags.")).toEqual(["feature flags"]);
    expect(topicsOf("Ein Webinar über Montagearbeiten.")).toEqual(["Montagearbeiten"]);
    expect(topicsOf("A webinar on march music.")).toEqual(["march music"]);
    expect(topicsOf("A webinar on Thursday at 4 Berlin time.")).toEqual([]);
    expect(topicsOf("A webinar on Thu, 10 December at 4pm Berlin time.")).toEqual([]);
    expect(topicsOf("A webinar on 10/12/2026 at 4pm Berlin time.")).toEqual([]);
    expect(topicsOf("A webinar: Thursday 10 December 2026.")).toEqual([]);
    expect(topicsOf("- Thursday 10 December, 4pm\n- Feature flags")).toEqual(["Feature flags"]);
  });

  it.each([
    "September 11 attacks",
    "May 1 marches",
    "Friday 13th superstitions",
    "Monday 3 tips",
    "9 November 1989",
    "Sunday roasts",
  ])("has %s as a topic, although it begins with a date", (topic) =>
    expect(topicsOf(`A talk about ${topic}.`)).toEqual([topic]),
  );

  it("takes a poll's answers for no topics", () => {
    expect(
      topicsOf('Poll: How often do you deploy? Daily / Weekly / Monthly / "It’s complicated 😅"'),
    ).toEqual([]);
    expect(topicsOf("Poll: How often do you deploy?\n- Daily\n- Weekly\n\n- Feature flags")).toEqual([
      "Feature flags",
    ]);
    expect(topicsOf("- Poll: how often?\n- Feature flags\n- Trunk-based development")).toEqual([
      "Feature flags",
      "Trunk-based development",
    ]);
    expect(topicsOf("An hour. Poll: How often? Daily, weekly, monthly.")).toEqual([]);
  });

  it("has what comes after a poll as topics", () => {
    const both = ["feature flags", "trunk-based development"];
    expect(topicsOf(`Poll: How often? Daily / Weekly. We'll cover ${both.join(" and ")}.`)).toEqual(both);
    expect(topicsOf(`Length: 45 min\nPoll: yes\n- ${both.join("\n- ")}`)).toEqual(both);
  });

  it("says “for” about more than the audience", () => {
    expect(audienceOf("For the spring launch we'd like a 45 minute webinar.")).toBeUndefined();
    expect(audienceOf("Für den Herbst hätten wir gern ein Webinar.")).toBeUndefined();
    expect(audienceOf("It's for platform engineers who ship every day.")).toBe(
      "platform engineers who ship every day",
    );
    for (const group of ["customers we want to win back", "developers who ask what we will ship next"])
      expect(audienceOf(`It's for ${group}.`)).toBe(group);
    expect(audienceOf("For the spring launch we want 45 minutes.")).toBeUndefined();
  });
});
