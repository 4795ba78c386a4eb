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
  });

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
  });

  it("says “for” about more than the audience", () => {
    expect(audienceOf("For the spring launch we'd like a 45 minute webinar.")).toBeUndefined();
    expect(audienceOf("Für den Herbst hätten wir gern ein Webinar.")).toBeUndefined();
    expect(audienceOf("It's for platform engineers who ship every day.")).toBe(
      "platform engineers who ship every day",
    );
  });
});
