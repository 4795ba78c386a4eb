import { describe, expect, it } from "vitest";
import { type PlanBrief, readOutline, writePlan } from "..";

const show = (given: Partial<PlanBrief>): PlanBrief => ({
  title: "Ship smaller",
  brief: "",
  language: null,
  seconds: null,
  hostName: null,
  guests: [],
  ...given,
});
const read = (brief: string) => readOutline(show({ brief }));
const plan = (brief: string, given: Partial<PlanBrief> = {}) => {
  const told = show({ brief, ...given });
  return writePlan(readOutline(told), told);
};

describe("notes", () => {
  it("can start with the total length, which isn't an agenda item", () => {
    const outline = read("20 min, quick one\nOla Berg, baker in Malmö\nrye / wheat / spelt\nquestions 4 min");
    expect(outline).toMatchObject({ length: { seconds: 1_200 }, agenda: [] });
    expect(outline.people).toMatchObject([{ name: "Ola Berg", role: "guest" }]);
    expect(outline.topics.map(({ text }) => text)).toEqual(["rye", "wheat", "spelt"]);
  });

  it("can name people in lower case, and the segment that takes the remaining time", () => {
    const brief = "all hands fri 30m\nlea brandt cfo - results, 10m\nrest = q&a";
    const { people, agenda } = read(brief);
    expect(people).toMatchObject([{ name: "Lea Brandt", title: "cfo" }]);
    expect(agenda).toMatchObject([{ seconds: 600 }, { type: "qa", seconds: null }]);
    expect(plan(brief).segments.map(({ duration_sec }) => duration_sec)).toEqual([600, 1_200]);
  });

  it("can be a table, whose header and rule are ignored", () => {
    const { agenda, topics } = read(
      "| Time | Item | Who |\n|---|---|---|\n| 10:00 | Welcome | Bo Lind |\n| 10:05 | Rye and salt | Ola Berg, baker |\n| 10:30 | Questions | |\n| 10:40 | End | |",
    );
    expect(agenda.map(({ seconds }) => seconds)).toEqual([300, 1_500, 600]);
    expect(topics).toEqual([]);
  });
});

describe("people", () => {
  it.each([
    ["Ratsfrau Ida Kolb und Landwirt Jo Perl sprechen über Roggen.", ["Ida Kolb", "Jo Perl"]],
    ["Ada Moor, who heads up research at the trust Rye & Sons, takes the first half.", ["Ada Moor"]],
    [
      "10:00 Bread (Ida Kolb, Jo Perl, Ada Moor)\n10:30 Questions\n10:45 End",
      ["Ida Kolb", "Jo Perl", "Ada Moor"],
    ],
    ["出演:料理人 森本健、農家 田中花子", ["森本健", "田中花子"]],
  ])("are read from “%s”", (brief, names) => {
    expect(read(brief).people.map(({ name }) => name)).toEqual(names);
  });

  it("moderate the show if their title says so", () => {
    const { people } = read(
      "10:00 Accueil (Ida Kolb, animatrice)\n10:05 Le pain – Jo Perl, boulanger\n10:30 Fin",
    );
    expect(people).toMatchObject([
      { name: "Ida Kolb", role: "moderator" },
      { name: "Jo Perl", role: "guest" },
    ]);
  });

  it("on the roster all appear in the plan, whatever its agenda says", () => {
    const roster = ["Ida Kolb", "Jo Perl", "Ada Moor"].map((name, n) => ({ id: `gst_${n}`, name }));
    const guests = roster.map((guest) => ({ ...guest, title: "", company: "", intro: "" }));
    const { segments } = plan("Agenda\n- Welcome (5 min)\n- Video (5 min)\n- Q&A (5 min)", { guests });
    for (const { id, name } of roster)
      expect(
        segments.some((part) => part.assignee === id || `${part.notes}${part.script}`.includes(name)),
      ).toBe(true);
  });
});
