import type { MenuAction } from "@/components/ui/menu-props";
import { type BeginEdit, type ChosenWords, chosenInLines } from "../editing/edit";
import { EDIT_KINDS, KINDS_OF_LINES } from "../editing/edit-kinds";
import { selectedWords, spokenWords } from "../editing/edit-words";
import type { Line } from "../facts/transcript";
import { type LineRange, timeOf } from "./line-selection";
import { selectedWordsOf, type WordRange } from "./word-selection";

/** What is selected in a transcript, and what can be done with it. */
interface Selected {
  words: string;
  /** In seconds as the player counts. */
  time: { from: number; to: number };
  onCut: () => void;
  onRedact: (() => void) | null;
  more: MenuAction[];
}

/** Whole lines. */
export function selectedLines(
  lines: readonly Line[],
  range: LineRange | null,
  onEdit: BeginEdit,
): Selected | null {
  if (!range) return null;
  const time = timeOf(lines, range);
  const chosen = chosenInLines(lines.slice(range.first, range.last + 1));
  const isOne = range.first === range.last;
  return {
    time,
    onRedact: chosen && !isOne ? () => onEdit("redact_words", { words: chosen }) : null,
    words: selectedWords(range.last - range.first + 1, time.to - time.from),
    onCut: () => onEdit("drop", { time }),
    more: [
      ...(chosen && isOne
        ? [
            { label: "Cut words…", icon: iconOf("drop"), onSelect: () => onEdit("drop", { words: chosen }) },
            {
              ...{ label: "Redact words…", icon: iconOf("redact_words") },
              onSelect: () => onEdit("redact_words", { words: chosen }),
            },
          ]
        : []),
      ...editsOfTime(time, onEdit, chosen !== null && isOne),
    ],
  };
}

/** Words of one line or several. A cut names words of one line; of several, what is cut out is a time. */
export function selectedInLines(
  lines: readonly Line[],
  range: WordRange | null,
  onEdit: BeginEdit,
): Selected | null {
  if (!range) return null;
  const { count, text, from, to } = selectedWordsOf(lines, range);
  const time = { from, to };
  const chosen = chosenOf(lines, range);
  const isOne = range.first.line === range.last.line;
  return {
    time,
    words: spokenWords(count, to - from, text),
    onCut: () => onEdit("drop", chosen && isOne ? { words: chosen } : { time }),
    onRedact: chosen && (() => onEdit("redact_words", { words: chosen })),
    more: editsOfTime(time, onEdit, false),
  };
}

/** The first and the last line have words with times, and those in between are chosen whole. */
function chosenOf(lines: readonly Line[], { first, last }: WordRange): ChosenWords | null {
  const chosen = chosenInLines(lines.slice(first.line, last.line + 1));
  if (!chosen) return null;
  const behind = (lines[last.line]?.words?.length ?? 0) - 1 - last.word;
  return { ...chosen, first: first.word, last: chosen.words.length - 1 - behind };
}

function iconOf(kind: keyof typeof EDIT_KINDS) {
  const { icon: Icon } = EDIT_KINDS[kind];
  return <Icon className="size-4" aria-hidden />;
}

/** Edits of a time. */
export const editsOfTime = (time: Selected["time"], onEdit: BeginEdit, isSeparated: boolean): MenuAction[] =>
  KINDS_OF_LINES.map((kind, index) => ({
    ...{
      label: `${EDIT_KINDS[kind].title}…`,
      icon: iconOf(kind),
      separated: isSeparated && index === 0,
    },
    onSelect: () => onEdit(kind, { time }),
  }));
