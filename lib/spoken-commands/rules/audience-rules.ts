import type { Clause } from "../clause/clause";
import { stem } from "../things/things";
import { CARRYING, HIDING, SHOWING } from "../words/verbs";
import { type ActInput, type Rule, type RuleContext, theOne, thingsNamed, whichOf } from "./rule";

type Poll = { question: string; options: readonly string[] };
const open = ({ question, options }: Poll): ActInput => ({
  action: "open_poll",
  question,
  options: [...options],
});

const plain = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.map(stem) ?? [];
const SMALL = new Set(
  "how whether if about what are is your their you they do does the a of to".split(" ").map(stem),
);

/**
 * Returns the only prepared poll that the wording means: with the same words, or the same significant ones.
 */
function preparedPoll(words: string, polls: readonly Poll[]): Poll | null {
  const said = plain(words);
  const telling = said.filter((word) => !SMALL.has(word));
  const fitting = polls.filter(({ question }) => {
    const known = new Set(plain(question));
    return telling.length > 0 && telling.every((word) => known.has(word));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** "Tabs or spaces?" contains its options. */
function pollFromWords(question: string): Poll | null {
  const [before = "", after = ""] = question.replace(/[?!.\s]+$/, "").split(/,? or /i);
  const options = [...before.split(/, /), after]
    .map((option) => option.trim())
    .filter((option) => option !== "");
  const short = options.every((option) => option.split(" ").length <= 4);
  return after !== "" && options.length > 1 && short ? { question, options } : null;
}

function askedPoll({ quotes }: Clause, { prepared: { polls = [] } }: RuleContext): ActInput[] | string {
  const [words = ""] = quotes;
  const poll = preparedPoll(words, polls) ?? pollFromWords(words);
  return poll ? [open(poll)] : "Add the poll’s options, for example “poll: tea or coffee?”.";
}

function anyPoll({ state, prepared: { polls = [] } }: RuleContext): ActInput[] | string {
  const [only, ...others] = polls;
  if (others.length > 0) return whichOf(polls.map(({ question }) => question));
  return [only && state.poll?.state !== "draft" ? open(only) : { action: "open_poll" }];
}

function namedPoll(clause: Clause): ActInput[] | string | null {
  const rank = thingsNamed(clause, "poll")[0]?.rank ?? 2;
  if (rank === 2 && !clause.concepts.has("POLL") && !clause.concepts.has("ASK")) return null;
  const poll = theOne(clause, "poll");
  if (typeof poll === "string") return poll;
  return poll.open ? "That poll is already open." : [open(poll)];
}

const theOpenOne = (clause: Clause, act: ActInput): ActInput[] | string => {
  if (clause.things.length === 0) return [act];
  const found = thingsNamed(clause, "poll");
  return found.some(({ thing }) => thing.open) ? [act] : "That poll isn’t on stage.";
};

/** "The poll" alone is talk, "the poll please" is a command. */
const WANTED = new Set(["please", "now", "for", "then"]);

/** A stopped or closed poll stays on stage. */
const notEnding = HIDING.filter((concept) => concept !== "STOP" && concept !== "CLOSE");

const pollRules: Rule[] = [
  {
    example: 'poll: "tea or coffee?"',
    need: [["POLL", "ASK"]],
    may: ["OPEN", "START", "SHOW", "ADD", "PUT", "EVERYONE", "ASK", "THEM", "THROW"],
    quotes: [1, 1],
    people: [0, 1],
    make: askedPoll,
  },
  {
    example: "open the poll",
    need: [["POLL", "OPEN", "START", "SHOW", "ASK"]],
    may: ["OPEN", "START", "SHOW", "ADD", "PUT", "BRING", "ASK", "THROW", "ON", "GO", "TAKE", "QUESTION"],
    kind: "poll",
    things: [1, 3],
    make: namedPoll,
  },
  {
    example: "open the poll",
    need: [["POLL"]],
    may: SHOWING,
    numbers: [1, 1],
    make: ({ numbers, cardinal, words }, { prepared: { polls = [] } }) => {
      if (cardinal && words.at(-1) === "poll") return null;
      const poll = polls[(numbers[0] ?? 0) - 1];
      return poll ? [open(poll)] : "Poll not found.";
    },
  },
  {
    example: "open the poll",
    need: [["POLL"]],
    make: ({ words }, context) => (words.some((word) => WANTED.has(word)) ? anyPoll(context) : null),
  },
  {
    example: "open the poll",
    need: [["OPEN", "START", "SHOW", "ADD", "PUT", "BRING", "ON", "UP", "THROW", "NEXT"], ["POLL"]],
    make: (_clause, context) => anyPoll(context),
  },
  {
    example: "close the poll",
    need: [["CLOSE", "STOP"], ["POLL"]],
    may: ["BRING", "TAKE", "OPEN"],
    kind: "poll",
    things: [0, 2],
    make: (clause) => theOpenOne(clause, { action: "close_poll" }),
  },
  {
    example: "hide the poll",
    need: [notEnding, ["POLL"]],
    may: [...CARRYING, "STAGE", "SCREEN"],
    kind: "poll",
    things: [0, 2],
    make: (clause) => theOpenOne(clause, { action: "hide_poll" }),
  },
  {
    example: "show the results",
    need: [["RESULTS"]],
    may: [...SHOWING, "POLL", "TAKE", "ANNOUNCE"],
    kind: "poll",
    things: [0, 2],
    make: (clause) => theOpenOne(clause, { action: "show_results" }),
  },
  {
    example: "hide the results",
    need: [HIDING, ["RESULTS"]],
    may: ["POLL", "TAKE"],
    make: ({ words }) => (words.includes("up") ? null : [{ action: "show_results", shown: false }]),
  },
];

type Asked = { id?: string | undefined; text: string; author: string | null };
const ask = ({ id, text, author }: Asked): ActInput => ({
  action: "show_question",
  ...(id !== undefined && { question_id: id }),
  text,
  ...(author && { author }),
});

function pickedQuestion(
  clause: Clause,
  { prepared: { questions = [] } }: RuleContext,
): ActInput[] | string | null {
  const { concepts, numbers } = clause;
  if (questions.length === 0) return null;
  if (concepts.has("TOP")) {
    const most = Math.max(...questions.map(({ votes = 0 }) => votes));
    const best = questions.filter(({ votes = 0 }) => votes === most);
    return best.length === 1 && best[0] ? [ask(best[0])] : whichOf(best.map(({ text }) => text));
  }
  const at = concepts.has("LAST") ? questions.length - 1 : (numbers[0] ?? 0) - 1;
  const chosen = questions[at];
  return chosen ? [ask(chosen)] : "Question not found.";
}

function nextQuestion(
  clause: Clause,
  { state, prepared: { questions = [] } }: RuleContext,
): ActInput[] | string | null {
  const [only, ...others] = questions;
  if (!only) return null;
  if (others.length === 0) return [ask(only)];
  if (!clause.concepts.has("NEXT")) return whichOf(questions.map(({ text }) => text));
  const shown = questions.findIndex(({ text }) => text === state.question?.text);
  const next = questions[shown + 1];
  return next ? [ask(next)] : "No more questions.";
}

const questionRules: Rule[] = [
  {
    example: "show the question",
    need: [["QUESTION"]],
    may: SHOWING,
    quotes: [1, 1],
    make: ({ quotes: [said = ""] }, { prepared: { questions = [] } }) => {
      const by = questions.filter(({ author }) => author?.toLowerCase() === said.toLowerCase());
      return by.length === 1 && by[0] ? [ask(by[0])] : null;
    },
  },
  {
    example: "show the question",
    need: [["QUESTION", "SHOW", "PUT", "BRING", "START"]],
    may: [...SHOWING, "QUESTION", "TAKE", "BY", "NEXT"],
    kind: "question",
    things: [1, 4],
    make: (clause) => {
      const question = theOne(clause, "question");
      const rank = thingsNamed(clause, "question")[0]?.rank ?? 2;
      if (rank === 2 && !clause.concepts.has("QUESTION")) return null;
      return typeof question === "string" ? question : [ask(question)];
    },
  },
  {
    example: "show the question",
    need: [["QUESTION"], ["TOP", "LAST"]],
    may: [...SHOWING, "TAKE"],
    make: (clause, context) => {
      const meant = clause.concepts.has("TOP") || clause.concepts.size > 2 || clause.words.includes("please");
      return meant ? pickedQuestion(clause, context) : null;
    },
  },
  {
    example: "show the question",
    need: [["QUESTION"]],
    may: [...SHOWING, "TAKE"],
    numbers: [1, 1],
    make: pickedQuestion,
  },
  {
    example: "show the question",
    need: [["QUESTION"]],
    may: [...SHOWING, "NEXT", "TAKE"],
    make: nextQuestion,
  },
  {
    example: "hide the question",
    need: [HIDING, ["QUESTION"]],
    may: CARRYING,
    kind: "question",
    things: [0, 3],
    make: () => [{ action: "hide_question" }],
  },
];

const quoteRules: Rule[] = [
  {
    example: 'quote: "Stay curious"',
    need: [["QUOTE"]],
    may: ["SHOW", "START", "PUT", "ADD", "SET", "THROW", "BY", "CARD", "BRING"],
    people: [1, 1],
    quotes: [1, 1],
    make: ({ quotes, people }) => [{ action: "quote_card", text: quotes[0], author: people[0]?.name }],
  },
  {
    example: 'quote: "Stay curious"',
    need: [["QUOTE"], ["CARD", "SHOW", "PUT", "THROW", "ADD", "SET"]],
    may: ["SHOW", "START", "PUT", "ADD", "SET", "THROW", "BY", "CARD", "BRING", "SCREEN"],
    quotes: [1, 1],
    make: ({ quotes, concepts }) =>
      concepts.has("SCENE") ? null : [{ action: "quote_card", text: quotes[0] }],
  },
  {
    example: "hide everything",
    need: [["QUOTE"], HIDING],
    make: () => "A quote card clears automatically. Say “clear the stage” to remove everything.",
  },
];

/** Polls, questions and quotes. */
export const audienceRules: Rule[] = [...pollRules, ...questionRules, ...quoteRules];
