import { describe, expect, it } from "vitest";
import { countOf, evaluate } from "./evaluate";
import { GRAMMAR } from "./grammar";
import { HOSTS } from "./hosts";
import { type Answer, judge } from "./judge";
import { NEWCOMERS } from "./newcomers";
import { PRACTICE } from "./practice";
import { CONTEXTS, type EvalContext, type EvalSentence, SENTENCES } from "./schema";
import { SPEAKERS_A, SPEAKERS_B } from "./speakers";
import { stageOf } from "./stage-of";

const MIN_SHARE = 0.97;
const MAX_HARM = 0;
const MIN_OF_PRACTICE = 0.97;
const SPEAKERS = [
  { who: "speakers, half A", sentences: SPEAKERS_A, least: 0.96, mostHarm: 0 },
  { who: "speakers, half B", sentences: SPEAKERS_B, least: 0.91, mostHarm: 2 },
  { who: "hosts", sentences: HOSTS, least: 0.95, mostHarm: 0 },
  { who: "newcomers", sentences: NEWCOMERS, least: 0.83, mostHarm: 1 },
];
const MIN_OF_GRAMMAR = 0.99;

const talk = CONTEXTS.talk as EvalContext;
const stage = stageOf(talk);
const sentence = (more: Partial<EvalSentence>): EvalSentence => ({
  id: "x",
  set: "tune",
  say: "",
  context: "talk",
  expect: [],
  also_ok: [],
  needs: [],
  risky: false,
  ...more,
});
const answer = (acts: Answer["acts"], more: Partial<Answer> = {}): Answer => ({
  acts,
  risky: false,
  reason: "",
  suggestions: [],
  ...more,
});
const mark = (asked: Partial<EvalSentence>, given: Answer) => judge(sentence(asked), talk, stage, given).mark;
const next = { command: "next_slide", args: {} };
const mute = { command: "mute", args: { person: "ben", muted: true } };

describe("the sentence evaluation", () => {
  it("has 200 sentences to tune with and 100 held back, all with unique ids", () => {
    expect(SENTENCES.filter(({ set }) => set === "tune")).toHaveLength(200);
    expect(SENTENCES.filter(({ set }) => set === "held")).toHaveLength(100);
    expect(new Set(SENTENCES.map(({ id }) => id)).size).toBe(300);
    expect(SENTENCES.filter(({ expect: wanted }) => wanted.length === 0)).toHaveLength(100);
  });

  it("judges the resulting stage rather than the command used", () => {
    expect(mark({ expect: [next] }, answer([{ action: "set_slide", page: 8 }]))).toBe("right");
    expect(mark({ expect: [next] }, answer([{ action: "next_slide" }, { action: "hide_ticker" }]))).toBe(
      "right",
    );
    expect(mark({ expect: [next] }, answer([{ action: "prev_slide" }]))).toBe("harm");
    expect(mark({ expect: [next] }, answer([]))).toBe("miss");
    expect(mark({ expect: [next, mute] }, answer([{ action: "next_slide" }]))).toBe("miss");
  });

  it("counts every unrequested action as harm, unless it needs confirmation", () => {
    expect(mark({}, answer([]))).toBe("right");
    expect(mark({}, answer([{ action: "confetti" }]))).toBe("harm");
    expect(mark({}, answer([{ action: "confetti" }], { risky: true }))).toBe("miss");
  });

  it("requires confirmation for risky commands only", () => {
    const stop = { command: "emergency_stop", args: { level: "end" } };
    const end = [{ action: "emergency_stop" as const, level: "end" as const }];
    expect(mark({ expect: [stop], risky: true }, answer(end, { risky: true }))).toBe("right");
    expect(mark({ expect: [stop], risky: true }, answer(end))).toBe("harm");
    expect(mark({ expect: [mute] }, answer([{ action: "mute", identity: "ben" }], { risky: true }))).toBe(
      "miss",
    );
  });

  it("expects a refusal for what no command can do", () => {
    const remove = {
      expect: [{ command: "remove_person", args: { person: "ben" } }],
      needs: ["remove_person"],
    };
    const told = {
      reason: "Removing someone isn’t available as a command.",
      suggestions: ["send Ben backstage"],
    };
    expect(mark(remove, answer([], told))).toBe("right");
    expect(mark(remove, answer([], { reason: "Didn’t understand “kick”." }))).toBe("miss");
  });

  it("confirms that the parser understands most sentences and rarely does anything unrequested", () => {
    const verdicts = evaluate(SENTENCES);
    expect(countOf(verdicts, "harm")).toBeLessThanOrEqual(MAX_HARM);
    expect(countOf(verdicts, "right")).toBeGreaterThanOrEqual(Math.ceil(SENTENCES.length * MIN_SHARE));
  });

  it("follows most of more than a thousand other sentences, and does nothing unrequested", () => {
    const verdicts = evaluate(PRACTICE);
    expect(verdicts.length).toBeGreaterThan(1200);
    expect(verdicts.filter(({ mark }) => mark === "harm").map(({ why }) => why)).toEqual([]);
    expect(countOf(verdicts, "right") / verdicts.length).toBeGreaterThan(MIN_OF_PRACTICE);
  });

  it("has 600 sentences by twelve people in two halves, a third of which request nothing", () => {
    const all = [...SPEAKERS_A, ...SPEAKERS_B];
    expect(all).toHaveLength(600);
    expect(new Set(all.map(({ say }) => say)).size).toBe(600);
    expect(Math.min(SPEAKERS_A.length, SPEAKERS_B.length)).toBeGreaterThan(270);
    expect(all.filter(({ expect: wanted }) => wanted.length === 0).length).toBeGreaterThan(190);
  });

  it.each(SPEAKERS)("understands the $who", ({ sentences, least, mostHarm }) => {
    const verdicts = evaluate(sentences);
    expect(countOf(verdicts, "harm")).toBeLessThanOrEqual(mostHarm);
    expect(countOf(verdicts, "right") / verdicts.length).toBeGreaterThanOrEqual(least);
  });

  it("does what is requested in any of a hundred wordings, and nothing that is only mentioned", () => {
    const some = GRAMMAR.filter((_sentence, at) => at % 3 === 0);
    expect(some.length).toBeGreaterThan(2000);
    const verdicts = evaluate(some);
    expect(countOf(verdicts, "right") / verdicts.length).toBeGreaterThan(MIN_OF_GRAMMAR);
    const unasked = verdicts.filter(({ mark, acts }) => mark === "harm" && !acts);
    expect(unasked.map(({ say }) => say)).toEqual([]);
  });
});
