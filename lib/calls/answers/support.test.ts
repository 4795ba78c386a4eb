import { describe, expect, it } from "vitest";
import { rulesOf } from "../transcript/language";
import { answerFrom } from "./answer";
import { readQuestion } from "./asked";
import { judge, type Stretch } from "./judge";
import { SIGNS } from "./signs";
import stored from "./support-weights.json" with { type: "json" };

const stretch = (source: string, ...lines: string[]): Stretch => ({
  ...{ source, heading: null, about: "", rules: rulesOf("en", []) },
  sentences: lines.map((text, at) => ({
    ...{ at, text, line: at + 1, start_sec: null, speaker: at % 2 === 0 ? "Ann" : "Bob" },
  })),
});
const judged = (question: string, ...stretches: Stretch[]) =>
  judge(readQuestion(question), stretches, () => 1).map(({ sentence }) => sentence.text);
const answer = (question: string, ...stretches: Stretch[]) => {
  const asked = readQuestion(question);
  const { answered, lines, disagree } = answerFrom(
    asked,
    judge(asked, stretches, () => 1),
    null,
  );
  return { answered, disagree, lines: lines.map(({ sentence }) => sentence.text) };
};

describe("what may answer", () => {
  it("has a value of the kind that is asked for", () => {
    expect(judged("What did a desk cost?", stretch("a", "We wait for twelve desks.", "Right."))).toEqual([]);
    expect(judged("What did a desk cost?", stretch("a", "A desk was $640.", "Right."))).toHaveLength(1);
    expect(judged("How old is the crane?", stretch("a", "The seventy ton crane is booked.", "Ok."))).toEqual(
      [],
    );
    expect(judged("How old is the crane?", stretch("a", "The crane is nine years old.", "Ok."))).toHaveLength(
      1,
    );
    expect(judged("What's the name of the mall?", stretch("a", "The mall might get sold.", "Ok."))).toEqual(
      [],
    );
    expect(
      judged("When does the budget close?", stretch("a", "The budget closes soon enough.", "Ok.")),
    ).toEqual([]);
  });

  it("is a period where hours are counted", () => {
    const call = stretch("a", "How long do reports take?", "We spend twelve hours a week on reports.", "Oh.");
    expect(judged("How many hours a week do they spend on reports?", call)).toHaveLength(1);
  });

  it("is a share where no price is asked for", () => {
    expect(
      judged("How much is overtime up?", stretch("a", "Overtime is up twelve percent.", "Ok.")),
    ).toHaveLength(1);
    expect(judged("What does overtime cost?", stretch("a", "Overtime is up twelve percent.", "Ok."))).toEqual(
      [],
    );
  });
});

describe("answers", () => {
  const scheme = stretch("a", "When does the scheme close?", "The scheme closes on June 1st.", "Thanks.");

  it("is given with enough support", () => {
    expect(answer("When does the scheme close?", scheme)).toEqual({
      ...{ answered: true, disagree: false },
      lines: ["The scheme closes on June 1st."],
    });
  });

  it("is refused about something else, with what comes closest", () => {
    const { answered, lines } = answer("When does the winter scheme open in Bergen?", scheme);
    expect(answered).toBe(false);
    expect(lines).toEqual(["The scheme closes on June 1st."]);
  });

  it("shows two calls that disagree", () => {
    const other = stretch("b", "When does the scheme close?", "The scheme closes on July 8th.", "Thanks.");
    expect(answer("When does the scheme close?", scheme, other)).toMatchObject({
      answered: true,
      disagree: true,
    });
  });
});

it("has a weight for each sign", () => {
  for (const weights of Object.values(stored)) expect(Object.keys(weights)).toEqual([...SIGNS, "bias"]);
});
