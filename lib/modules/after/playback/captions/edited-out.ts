import { editsIn, type ProgramEdit, type SessionEdits } from "@/lib/program";

interface Line {
  sessionId: string;
  /** Whose words they are. */
  personId: string;
  /** Whose microphone they came from. */
  saidBy: string;
  fromMs: number;
  toMs: number;
}

/** Returns what edits leave out of captions. They count at once, although an earlier version may still be played. */
export function editedOut(edits: readonly ProgramEdit[]) {
  const known = new Map<string, SessionEdits>();
  const inSession = (sessionId: string): SessionEdits => {
    const found = known.get(sessionId) ?? editsIn(edits, sessionId);
    known.set(sessionId, found);
    return found;
  };
  const isIn = ({ fromMs, toMs }: Line, list: SessionEdits["dropped"] = []) =>
    list.some(({ from, to }) => from < toMs && fromMs < to);
  return {
    hasWords: (line: Line): boolean => {
      const { dropped, muted } = inSession(line.sessionId);
      const people = new Set([line.saidBy, line.personId]);
      return isIn(line, dropped) || [...people].some((person) => isIn(line, muted.get(person)));
    },
    hasName: (line: Line): boolean => isIn(line, inSession(line.sessionId).hidden.get(line.personId)),
  };
}
