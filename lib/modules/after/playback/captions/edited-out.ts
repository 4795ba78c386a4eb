import { editsIn, type ProgramEdit, type SessionEdits } from "@/lib/program";
import { wordDrops } from "./word-drops";

interface Line {
  id?: string;
  textVersion?: number;
  sessionId: string;
  /** Whose words they are. */
  personId: string;
  /** Whose microphone they came from. */
  saidBy: string;
  fromMs: number;
  toMs: number;
}

/** Whether an edit takes words out of what was said, and leaves its time in the program. */
export const takesWords = (
  edit: ProgramEdit,
): edit is Extract<ProgramEdit, { kind: "redact_words" | "mute_person" }> =>
  edit.kind === "redact_words" || edit.kind === "mute_person";

/** Returns what edits leave out of captions. They count at once, although an earlier version may still be played. */
export function editedOut(edits: readonly ProgramEdit[]) {
  const known = new Map<string, SessionEdits>();
  const inSession = (sessionId: string): SessionEdits => {
    const found = known.get(sessionId) ?? editsIn(edits, sessionId);
    known.set(sessionId, found);
    return found;
  };
  /** Without the cuts that are known by their words. */
  const droppedAround = (line: Line) => {
    const { id, textVersion = 0 } = line;
    const words = id === undefined ? [] : wordDrops({ id, textVersion }, edits);
    if (words.length === 0) return inSession(line.sessionId).dropped;
    const others = edits.filter((edit) => edit.kind !== "drop" || !edit.words || !words.includes(edit.words));
    return editsIn(others, line.sessionId).dropped;
  };
  const isIn = ({ fromMs, toMs }: Line, list: SessionEdits["dropped"] = []) =>
    list.some(({ from, to }) => from < toMs && fromMs < to);
  return {
    hasWords: (line: Line): boolean => {
      const { muted } = inSession(line.sessionId);
      const dropped = droppedAround(line);
      const people = new Set([line.saidBy, line.personId]);
      return isIn(line, dropped) || [...people].some((person) => isIn(line, muted.get(person)));
    },
    hasName: (line: Line): boolean => isIn(line, inSession(line.sessionId).hidden.get(line.personId)),
  };
}
