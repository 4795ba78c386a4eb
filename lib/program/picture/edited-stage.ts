import { NO_VIDEO, type Rect, type StageState } from "@/lib/stage";
import { currentDeckPage, sceneOfDeckPage } from "@/lib/stage/deck-pages";
import { withoutPerson } from "@/lib/stage/reduce/without-person";
import { personOf } from "@/lib/stage/room-identity";
import type { HideableLayer, LayoutEdit, SessionEdits } from "../line/edits";
import type { SessionStages } from "../show/session-stages";
import { firstEndingAfter } from "../time/intervals";

interface Edited {
  session: Pick<SessionStages, "stages">;
  edits: Pick<SessionEdits, "staged">;
}

/** Returns what changes a stage, as it was at a time in milliseconds, by the edits. The same stage stays the same object. */
export function stageEditor({ session, edits }: Edited): (state: StageState, ms: number) => StageState {
  const known = new WeakMap<StageState, Map<string, StageState>>();
  return (state, ms) => {
    const now = edits.staged.filter(({ from, to }) => from <= ms && ms < to);
    if (now.length === 0) return state;
    const made = known.get(state) ?? new Map<string, StageState>();
    known.set(state, made);
    const name = now.map((edit) => edits.staged.indexOf(edit)).join();
    const edited = made.get(name) ?? applied(state, now, session);
    made.set(name, edited);
    return edited;
  };
}

/** Returns the parts of the picture that are covered at a time, in fractions of it. */
export const coversAt = ({ staged }: Pick<SessionEdits, "staged">, ms: number): Rect[] =>
  staged.flatMap((edit) =>
    edit.kind === "redact_area" && edit.from <= ms && ms < edit.to ? [edit.area] : [],
  );

function applied(state: StageState, now: SessionEdits["staged"], session: Edited["session"]): StageState {
  let next = state;
  const moved = now.findLast((edit) => edit.kind === "move_cut");
  const other = moved && session.stages[firstEndingAfter(session.stages, moved.atMs)]?.state;
  if (other) next = asBeforeOrAfter(next, other);
  for (const edit of now) if (edit.kind === "layout") next = inLayout(next, edit);
  for (const edit of now) if (edit.kind === "hide_layer") next = { ...next, ...WITHOUT[edit.layer](next) };
  for (const edit of now)
    if (edit.kind === "redact_slide" && showsSlide(next, edit)) next = { ...next, deck: emptied(next.deck) };
  return next;
}

/** The picture of another moment. No one is shown who isn't on stage now: they may not have been recorded. */
function asBeforeOrAfter(state: StageState, other: StageState): StageState {
  const here = new Map(state.stage.map((person) => [person.identity, person]));
  const { layout, spotlight, zoom, immersive, deck, whiteboard } = other;
  const stage = other.stage.flatMap(({ identity }) => here.get(identity) ?? []);
  const isHere = (identity: string | null) => identity !== null && here.has(identity);
  return {
    ...state,
    ...{ layout, immersive, deck, whiteboard, stage },
    spotlight: isHere(spotlight) ? spotlight : null,
    zoom: zoom.target === null || isHere(zoom.target) ? zoom : { level: 1, target: null },
  };
}

/** If none of the people is on stage, everyone stays. */
function inLayout(state: StageState, { layout, people }: LayoutEdit): StageState {
  const arranged = layout === null ? state : { ...state, layout };
  const shown =
    people?.flatMap((id) => state.stage.filter(({ identity }) => personOf(identity) === id)) ?? [];
  if (shown.length === 0) return arranged;
  const others = state.stage.filter((person) => !shown.includes(person));
  const alone = others.reduce((next, { identity }) => withoutPerson(next, identity), arranged);
  const spotlight = alone.layout === "solo" ? (shown[0]?.identity ?? null) : alone.spotlight;
  return { ...alone, stage: shown, spotlight };
}

const WITHOUT: Record<HideableLayer, (state: StageState) => Partial<StageState>> = {
  lower_third: () => ({ lower_third: null }),
  poll: () => ({ poll: null }),
  question: () => ({ question: null }),
  quote: () => ({ quote: null }),
  ticker: ({ ticker }) => ({ ticker: { ...ticker, visible: false } }),
  cta: ({ cta }) => ({ cta: { ...cta, visible: false } }),
  deck: ({ deck }) => ({ deck: { ...deck, visible: false } }),
  whiteboard: () => ({ whiteboard: { visible: false } }),
  video: () => ({ video: NO_VIDEO }),
  // Shared screens and effects that are still seen aren't on the stage.
  screen: () => ({}),
  effects: () => ({ effects: [] }),
};

/** A slide of a presentation, or the card of a scene. */
interface Slide {
  presentationId: string | null;
  page: number;
  sceneId?: string;
}

/** Whether a slide is the current one, visible or not. */
export const showsSlide = (state: StageState, { presentationId, page, sceneId }: Slide): boolean =>
  sceneId === undefined
    ? state.deck.presentation_id === presentationId &&
      state.deck.page === page &&
      currentDeckPage(state) !== null
    : sceneOfDeckPage(state)?.id === sceneId;

/** A presentation with an empty page: cards made from scenes have words as well. */
const emptied = (deck: StageState["deck"]): StageState["deck"] => ({
  ...deck,
  presentation_id: "redacted",
  pages: [{ number: deck.page, title: "", lines: [], image: null }],
});
