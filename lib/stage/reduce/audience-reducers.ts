import type { audienceCommands } from "../catalog/audience-commands";
import { sameJson } from "../diff";
import type { PollDraft } from "../plan";
import type { Scene } from "../scene";
import type { StageState } from "../state";
import { type AskedQuestion, conflict, type ReducersFor, type Refusal, refuse } from "./types";

const currentScene = (state: StageState): Scene | undefined =>
  state.scenes.find((scene) => scene.id === state.scene_id);

/** Returns the prepared question after the one on screen, otherwise the first one. */
function nextQuestion(state: StageState, index: number | undefined): string | undefined {
  const prepared = currentScene(state)?.questions ?? [];
  if (index !== undefined) return prepared[index];
  const shown = prepared.indexOf(state.question?.text ?? "");
  return prepared[(shown + 1) % Math.max(1, prepared.length)];
}

function quoteSource(state: StageState): { text: string; author: string | null } | null {
  if (state.question) return { text: state.question.text, author: state.question.author };
  const title = currentScene(state)?.title ?? state.title.trim();
  return title === "" ? null : { text: title, author: null };
}

const isSamePoll = (one: PollDraft, other: PollDraft): boolean =>
  one.question === other.question && sameJson(one.options, other.options);

const afterSeconds = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();

function showAsked(state: StageState, id: string, questions: readonly AskedQuestion[]): StageState | Refusal {
  const asked = questions.find((question) => question.id === id);
  return asked
    ? { ...state, question: { ...asked, author: asked.author || null } }
    : refuse("question_id", "not_found");
}

export const audienceReducers: ReducersFor<typeof audienceCommands> = {
  set_ticker: (state, { items }) => ({ ...state, ticker: { ...state.ticker, items: [...items] } }),
  show_ticker: (state) => ({ ...state, ticker: { ...state.ticker, visible: true } }),
  hide_ticker: (state) => ({ ...state, ticker: { ...state.ticker, visible: false } }),
  open_poll: (state, { question, options }, { id }) => {
    if (options !== undefined && question === undefined) return refuse("question", "required");
    if (question !== undefined && options === undefined) return refuse("options", "required");
    const given = question !== undefined && options !== undefined ? { question, options } : null;
    const draft = given ?? (state.poll?.state === "draft" ? state.poll : currentScene(state)?.poll);
    if (!draft) return refuse("question", "required");
    // Opened twice, it would lose the votes of the first time.
    if (state.poll?.state === "open" && isSamePoll(state.poll, draft)) return conflict("poll_open");
    const poll = { id: `poll_${id}`, question: draft.question, options: [...draft.options] };
    return { ...state, poll: { ...poll, state: "open", results_shown: false } };
  },
  close_poll: (state) => {
    if (state.poll?.state !== "open") return conflict(state.poll ? `poll_${state.poll.state}` : "no_poll");
    return { ...state, poll: { ...state.poll, state: "closed" } };
  },
  hide_poll: (state) => {
    if (!state.poll || state.poll.state === "draft") return conflict(state.poll ? "poll_draft" : "no_poll");
    return { ...state, poll: null };
  },
  show_results: (state, { shown }) => {
    if (!state.poll || state.poll.state === "draft") return conflict(state.poll ? "poll_draft" : "no_poll");
    return { ...state, poll: { ...state.poll, results_shown: shown } };
  },
  show_question: (state, { text, author, index, question_id }, { id, questions }) => {
    // A browser that predicts the command knows the text that it sends; the server knows the questions that
    // were asked.
    const known = questions ?? (text ? [{ id: question_id ?? "", text, author: author ?? "" }] : []);
    if (question_id !== undefined) return showAsked(state, question_id, known);
    const shown = text ?? nextQuestion(state, index);
    if (shown === undefined) {
      return index === undefined ? refuse("text", "required") : refuse("index", "not_found");
    }
    return { ...state, question: { id: `question_${id}`, text: shown, author: author ?? null } };
  },
  hide_question: (state) => ({ ...state, question: null }),
  quote_card: (state, { text, author, duration_sec }, { id, at }) => {
    const source = text === undefined ? quoteSource(state) : { text, author: null };
    if (!source) return refuse("text", "required");
    const card = { id: `quote_${id}`, text: source.text, author: author ?? source.author };
    return { ...state, quote: { ...card, at, ends_at: afterSeconds(at, duration_sec) } };
  },
  show_cta: (state, { label, url }) => {
    const cta = { visible: true, label: label ?? state.cta.label, url: url ?? state.cta.url };
    if (cta.label === "") return refuse("label", "required");
    if (cta.url === "") return refuse("url", "required");
    return { ...state, cta };
  },
  hide_cta: (state) => ({ ...state, cta: { ...state.cta, visible: false } }),
  set_captions: (state, { on, language }) => ({
    ...state,
    captions: { on, language: language ?? state.captions.language },
  }),
};
