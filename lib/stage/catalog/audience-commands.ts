import * as z from "zod";
import { COMMAND_DEFAULTS, COOLDOWNS_MS } from "../command-facts";
import { line, text } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { addressText } from "../web-address";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** Somebody's words; left out, those that are shown or planned. */
const cited = (maxCharacters: number) => ({
  text: line(maxCharacters).optional(),
  author: text(200).optional(),
});

/** Ticker, polls, questions, cards, call to action, captions. */
export const audienceCommands = {
  set_ticker: command({
    summary: "Replace the ticker's lines",
    params: z.strictObject({ items: z.array(line(280)).max(STAGE_LIMITS.tickerItems) }),
    risk: "safe",
    inverse: restores("restores the former lines"),
  }),
  show_ticker: command({
    summary: "Show the ticker",
    params: none,
    risk: "safe",
    inverse: restores("hides the ticker again"),
  }),
  hide_ticker: command({
    summary: "Hide the ticker",
    params: none,
    risk: "safe",
    inverse: restores("shows the ticker again"),
  }),
  open_poll: command({
    summary: "Open a poll: the one given here, otherwise the one prepared for the current scene",
    params: z
      .strictObject({
        question: line(300).optional(),
        options: z.array(line(120)).min(2).max(10).optional(),
      })
      .meta({ dependentRequired: { question: ["options"], options: ["question"] } }),
    risk: "safe",
    inverse: restores("withdraws the poll"),
  }),
  close_poll: command({
    summary: "Close the open poll to votes",
    params: none,
    risk: "disruptive",
    inverse: restores("opens the poll again with its votes"),
  }),
  hide_poll: command({
    summary: "Hide the poll; an open one stops accepting votes",
    params: none,
    risk: "disruptive",
    inverse: restores("shows the poll again as it was, with its votes"),
  }),
  show_results: command({
    summary: "Show the poll's results to the audience; shown false hides them",
    params: z.strictObject({ shown: z.boolean().default(COMMAND_DEFAULTS.show_results.shown) }),
    risk: "safe",
    inverse: restores("restores whether the results were shown"),
  }),
  show_question: command({
    summary:
      "Show a question: an audience question by id, the given text, otherwise the scene's next prepared one",
    params: z.strictObject({
      ...cited(400),
      question_id: line(64).optional().describe("An audience question's id, from listQuestions"),
      index: z.int().min(0).max(19).optional().describe("Which prepared question, from 0"),
    }),
    risk: "safe",
    inverse: restores("restores what was shown before"),
  }),
  hide_question: command({
    summary: "Hide the question",
    params: none,
    risk: "safe",
    inverse: restores("shows the question again"),
  }),
  quote_card: command({
    summary:
      "Show a quote for a few seconds: the given text, otherwise the shown question, otherwise the title",
    params: z.strictObject({
      ...cited(500),
      duration_sec: z.int().min(3).max(120).default(COMMAND_DEFAULTS.quote_card.duration_sec),
    }),
    risk: "safe",
    inverse: restores("takes the card away"),
    cooldownMs: COOLDOWNS_MS.quote_card,
  }),
  show_cta: command({
    summary: "Show the call to action; text and link stay as they are unless given",
    params: z.strictObject({
      label: line(80).optional(),
      url: addressText(2000).optional(),
    }),
    risk: "safe",
    inverse: restores("restores the former call to action"),
  }),
  hide_cta: command({
    summary: "Hide the call to action",
    params: none,
    risk: "safe",
    inverse: restores("shows the call to action again"),
  }),
  set_captions: command({
    summary: "Turn live captions on or off",
    params: z.strictObject({
      on: z.boolean().default(COMMAND_DEFAULTS.set_captions.on),
      language: line(35).optional(),
    }),
    risk: "safe",
    inverse: restores("restores the former captions"),
  }),
};
