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
  for (const identity of [...hidden, ...declined]) state = withoutNamesOf(state, identity);
  for (const identity of hidden) state = withoutPerson(state, identity);
  const silhouettes: string[] = [];
  for (const identity of declined.filter((one) => !hidden.includes(one))) {
    const name = `silhouette-${silhouettes.length + 1}`;
    silhouettes.push(name);
    state = asSilhouette(state, identity, name);
  }
  return { state, silhouettes };
}

/** Removes a lower third and a quote that name this person, whether by id or not, and their name from a question. */
function withoutNamesOf(state: StageState, identity: string): StageState {
  const { lower_third: line, quote, question, stage } = state;
  const name = stage.find((person) => person.identity === identity)?.name.trim() ?? "";
  const others = stage.filter((person) => person.identity !== identity).map((person) => person.name.trim());
  const isNamed = (text: string | null) => name !== "" && hasName(text ?? "", name, others);
  const hasLine =
    line !== null && (line.identity === null ? isNamed(line.title) : line.identity === identity);
  const hasQuote = quote !== null && isNamed(quote.author);
  const hasAsked = question !== null && isNamed(question.author);
  if (!hasLine && !hasQuote && !hasAsked) return state;
  return {
    ...state,
    ...(hasLine ? { lower_third: null } : {}),
    ...(hasQuote ? { quote: null } : {}),
    ...(hasAsked ? { question: { ...question, author: null } } : {}),
  };
}

/** Whether a text has this name in whole words, and not as a part of someone else's. */
function hasName(text: string, name: string, others: readonly string[]): boolean {
  const longer = others.filter((other) => other.length > name.length);
  const rest = longer.reduce((left, other) => left.replaceAll(other, " "), text);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`, "iu").test(rest);
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
