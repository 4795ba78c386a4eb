import type { Prepared } from "@/lib/spoken-commands/things/prepared";
import {
  initialState,
  NO_VIDEO,
  PlanSchema,
  type PresentationInfo,
  type StagePerson,
  type StageState,
} from "@/lib/stage";
import type { EvalContext } from "./schema";

export const AT = "2026-05-04T18:00:00.000Z";

/** A context in the product's form. */
export type EvalStage = {
  state: StageState;
  people: StagePerson[];
  prepared: Required<Prepared>;
  presentations: PresentationInfo[];
};

export const videoAt = (id: string): string => `/files/${id}.mp4`;
export const lineText = (title: string): string => `The words of: ${title}`;

function peopleOf(context: EvalContext): StagePerson[] {
  return [...context.on_stage, ...context.backstage].map(({ id, name, role, title }) => ({
    identity: id,
    name,
    title: title ?? "",
    kind: role === "host" ? "host" : "guest",
    muted: context.muted.includes(id),
  }));
}

function preparedOf(context: EvalContext): Required<Prepared> {
  return {
    decks: context.decks.map(({ id, title, pages }) => ({ id, title, page_count: pages })),
    videos: context.videos.map(({ id, title }) => ({ src: videoAt(id), title })),
    polls: context.polls
      .filter((poll) => poll.state === "prepared")
      .map(({ question, options }) => ({ question, options })),
    questions: context.questions.map(({ by, text, votes }) => ({ author: by, text, votes })),
    lines: context.emcee.lines.map(({ title }) => ({ title, text: lineText(title) })),
    introductions: [],
  };
}

function pollOf(context: EvalContext): StageState["poll"] {
  const open = context.polls.find((poll) => poll.state === "open");
  if (!open) return null;
  return {
    id: open.id,
    question: open.question,
    options: open.options,
    state: "open",
    results_shown: false,
  };
}

function picture(context: EvalContext): Partial<StageState> {
  const deck = context.decks.find(({ id }) => id === context.deck_shown) ?? context.decks[0];
  const video = context.videos.find(({ id }) => id === context.video_shown);
  return {
    layout: context.layout,
    deck: {
      visible: context.deck_shown !== null,
      presentation_id: deck?.id ?? null,
      page: deck?.page ?? 1,
      page_count: deck?.pages ?? 0,
      pages: [],
    },
    whiteboard: { visible: context.whiteboard },
    video: {
      ...NO_VIDEO,
      visible: video !== undefined,
      src: video ? videoAt(video.id) : null,
      title: video?.title ?? null,
      started_at: video ? AT : null,
    },
    zoom: { level: context.zoom, target: null },
    immersive: context.immersive,
  };
}

function overlays(context: EvalContext, people: StagePerson[]): Partial<StageState> {
  const question = context.questions.find(({ id }) => id === context.question_shown);
  const line = context.emcee.lines.find(({ id }) => id === context.emcee.playing);
  const named = people.find(({ identity }) => identity === context.lower_third);
  return {
    ticker: { visible: context.ticker.shown, items: context.ticker.items },
    captions: { on: context.captions, language: null },
    poll: pollOf(context),
    question: question ? { id: question.id, text: question.text, author: question.by } : null,
    quote: context.quote ? { id: "quote", ...context.quote, at: AT, ends_at: AT } : null,
    lower_third: named ? { identity: named.identity, title: named.name, subtitle: named.title } : null,
    emcee: line ? { id: line.id, text: lineText(line.title), voice: null, started_at: AT } : null,
  };
}

/** Converts a context into a stage. What the product stores outside the stage counts as prepared. */
export function stageOf(context: EvalContext): EvalStage {
  const people = peopleOf(context);
  const plan = PlanSchema.parse({
    segments: context.scenes.map(({ index, title, type }) => ({
      id: `scene_${index}`,
      title,
      type,
      duration_sec: 300,
    })),
  });
  const cta = { label: context.ctas[0]?.label ?? "", url: "https://cta.example/" };
  const first = initialState({
    title: "The show",
    plan,
    cta,
    stage: people.slice(0, context.on_stage.length),
  });
  const state: StageState = {
    ...first,
    phase: "live",
    started_at: AT,
    scene_id: `scene_${context.scene}`,
    scene_index: context.scene,
    spotlight: context.spotlight,
    music: { on: context.music.playing, track: "lobby", volume: context.music.volume },
    cta: { ...first.cta, visible: context.cta_shown !== null },
    ...picture(context),
    ...overlays(context, people),
  };
  const presentations = context.decks.map(({ id, pages }) => ({ id, page_count: pages, pages: [] }));
  return { state, people, prepared: preparedOf(context), presentations };
}
