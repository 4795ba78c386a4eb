import {
  editsIn,
  isInside,
  type MediaTime,
  meets,
  type ProgramEdit,
  type RedactedWords,
  type SessionEdits,
  type WordRange,
} from "@/lib/program";
import { wordDropsIn } from "./word-drops";

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

/** What edits leave out of captions, and of what the audience wrote and was shown. */
interface EditedOut {
  isDropped(moment: MediaTime): boolean;
  hasWords(line: Line): boolean;
  hasName(line: Line): boolean;
  /** The cuts that are known to have taken just these words of a line. */
  wordDrops(line: { id: string; textVersion: number }): WordRange[];
  redactions: readonly RedactedWords[];
}

/** Each of the thousands of lines of a long show asks. */
const known = new WeakMap<readonly ProgramEdit[], EditedOut>();

/**
 * Returns what edits leave out. They count at once, although an earlier version may still be played. It's computed once for a list,
 * which doesn't change afterward.
 */
export function editedOut(edits: readonly ProgramEdit[]): EditedOut {
  const before = known.get(edits);
  if (before) return before;
  const out = computeEditedOut(edits);
  known.set(edits, out);
  return out;
}

function computeEditedOut(edits: readonly ProgramEdit[]): EditedOut {
  const sessions = new Map<string, SessionEdits>();
  const inSession = (sessionId: string): SessionEdits => {
    const found = sessions.get(sessionId) ?? editsIn(edits, sessionId);
    sessions.set(sessionId, found);
    return found;
  };
  const wordDrops = wordDropsIn(edits);
  const around = new Map<string, SessionEdits["dropped"]>();
  /** Without the cuts that are known by their words. */
  const droppedAround = ({ id, textVersion = 0, sessionId }: Line): SessionEdits["dropped"] => {
    const words = id === undefined ? [] : wordDrops({ id, textVersion });
    if (words.length === 0) return inSession(sessionId).dropped;
    const key = `${id}:${textVersion}:${sessionId}`;
    const others = (edit: ProgramEdit) => edit.kind !== "drop" || !edit.words || !words.includes(edit.words);
    const found = around.get(key) ?? editsIn(edits.filter(others), sessionId).dropped;
    around.set(key, found);
    return found;
  };
  const isIn = ({ fromMs, toMs }: Line, list: SessionEdits["dropped"] = []) =>
    meets(list, { from: fromMs, to: toMs });
  return {
    isDropped: ({ sessionId, ms }) => isInside(inSession(sessionId).dropped, ms),
    hasWords: (line) => {
      if (isIn(line, droppedAround(line))) return true;
      const { muted } = inSession(line.sessionId);
      return isIn(line, muted.get(line.saidBy)) || isIn(line, muted.get(line.personId));
    },
    hasName: (line) => isIn(line, inSession(line.sessionId).hidden.get(line.personId)),
    wordDrops,
    redactions: edits.flatMap((edit) => (edit.kind === "redact_words" ? [edit] : [])),
  };
}
