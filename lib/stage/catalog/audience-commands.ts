import * as z from "zod";
import { COMMAND_DEFAULTS, COOLDOWNS_MS } from "../command-facts";
import { line, text } from "../text";
import { STAGE_LIMITS } from "../vocabulary";
import { addressText } from "../web-address";
import { command, restores } from "./command-spec";

const none = z.strictObject({});

/** The text to use. Without it, the shown or prepared text. */
const cited = (maxCharacters: number) => ({
  text: line(maxCharacters).optional(),
  author: text(200).optional(),
});

/** Ticker, polls, questions, cards, call to action, captions. */
export const audienceCommands = {
  set_ticker: command({
    summary: "Replace the ticker lines",
    params: z.strictObject({ items: z.array(line(280)).max(STAGE_LIMITS.tickerItems) }),
    risk: "safe",
    inverse: restores("restores the previous lines"),
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
    summary: "Open a poll for votes: the given one, or the one prepared for the current scene",
    params: z
      .strictObject({
        question: line(300).optional(),
        options: z.array(line(120)).min(2).max(10).optional(),
      })
      .meta({ dependentRequired: { question: ["options"], options: ["question"] } }),
    risk: "safe",
    inverse: restores("removes the poll"),
  }),
  close_poll: command({
    summary: "Close the open poll and stop counting votes",
    params: none,
    risk: "disruptive",
    inverse: restores("reopens the poll with its votes"),
  }),
  hide_poll: command({
    summary: "Remove the poll from stage. An open poll stops counting votes",
    params: none,
    risk: "disruptive",
    inverse: restores("shows the poll again as it was, with its votes"),
  }),
  show_results: command({
    summary: "Show the poll results to the audience. Set `shown` to false to hide them",
    params: z.strictObject({ shown: z.boolean().default(COMMAND_DEFAULTS.show_results.shown) }),
    risk: "safe",
    inverse: restores("restores whether the results were shown"),
  }),
  show_question: command({
    summary:
      "Show a question: an audience question by its ID, the given text, or the scene's next prepared question",
    params: z.strictObject({
      ...cited(400),
      question_id: line(64).optional().describe("ID of an audience question, from listQuestions"),
      index: z.int().min(0).max(19).optional().describe("Index of a prepared question, starting at 0"),
    }),
    risk: "safe",
    inverse: restores("shows the previous content again"),
  }),
  hide_question: command({
    summary: "Remove the question from stage",
    params: none,
    risk: "safe",
    inverse: restores("shows the question again"),
  }),
  quote_card: command({
    summary: "Show a quote for a few seconds: the given text, the shown question or the title",
    params: z.strictObject({
      ...cited(500),
      duration_sec: z.int().min(3).max(120).default(COMMAND_DEFAULTS.quote_card.duration_sec),
    }),
    risk: "safe",
    inverse: restores("removes the card"),
    cooldownMs: COOLDOWNS_MS.quote_card,
  }),
  show_cta: command({
    summary: "Show the call to action. Text and link keep their previous values unless given",
    params: z.strictObject({
      label: line(80).optional(),
      url: addressText(2000).optional(),
    }),
    risk: "safe",
    inverse: restores("restores the previous call to action"),
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
    inverse: restores("restores the previous captions setting"),
  }),
};
