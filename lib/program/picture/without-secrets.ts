import type { StagePerson, StageState } from "@/lib/stage";
import { withoutPerson } from "@/lib/stage/reduce/without-person";

/** What decides about the picture besides the stage. People are identities on the stage. */
export interface Circumstances {
  /** On stage without having agreed to be recorded. */
  declined: readonly string[];
  /** Taken out by an edit. */
  hidden: readonly string[];
  /** Who shares a screen. */
  screenOf: string | null;
  /** Votes of the stage's poll. */
  votes: readonly number[] | null;
  /** Version of the whiteboard's drawing. */
  board: string | null;
  /** Whether the stage's quote has had its time. */
  isQuoteOver: boolean;
}

/** Returns the stage without hidden people, and with nameless silhouettes instead of those who declined. */
export function withoutSecrets(
  stored: StageState,
  { declined, hidden, isQuoteOver }: Circumstances,
): { state: StageState; silhouettes: string[] } {
  let state = isQuoteOver ? { ...stored, quote: null } : stored;
  for (const identity of [...hidden, ...declined]) state = withoutNameLine(state, identity);
  for (const identity of hidden) state = withoutPerson(state, identity);
  const silhouettes: string[] = [];
  for (const identity of declined.filter((one) => !hidden.includes(one))) {
    const name = `silhouette-${silhouettes.length + 1}`;
    silhouettes.push(name);
    state = asSilhouette(state, identity, name);
  }
  return { state, silhouettes };
}

/** Removes a lower third with this person's name, whether it names them by id or not. */
function withoutNameLine(state: StageState, identity: string): StageState {
  const line = state.lower_third;
  const name = state.stage.find((person) => person.identity === identity)?.name;
  return line && (line.identity === identity || line.title === name)
    ? { ...state, lower_third: null }
    : state;
}

function asSilhouette(state: StageState, identity: string, silhouette: string): StageState {
  const { spotlight, zoom, stage } = state;
  const blank: StagePerson = { identity: silhouette, name: "", title: "", kind: "guest", muted: false };
  return {
    ...state,
    stage: stage.map((person) => (person.identity === identity ? blank : person)),
    spotlight: spotlight === identity ? silhouette : spotlight,
    zoom: zoom.target === identity ? { ...zoom, target: silhouette } : zoom,
  };
}
