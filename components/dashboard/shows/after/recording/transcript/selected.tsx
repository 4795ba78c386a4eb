import type { MenuAction } from "@/components/ui/menu-props";
import { type BeginEdit, type ChosenWords, chosenIn } from "../editing/edit";
import { EDIT_KINDS, KINDS_OF_LINES } from "../editing/edit-kinds";
import { selectedWords, spokenWords } from "../editing/edit-words";
import type { Line } from "../facts/transcript";
import { type LineRange, timeOf } from "./line-selection";
import { selectedIn, selectedWordsOf, type WordRange } from "./word-selection";

/** What is selected in a transcript, and what can be done with it. */
interface Selected {
  words: string;
  /** In seconds as the player counts. */
  time: { from: number; to: number };
  onCut: () => void;
  onRedact: (() => void) | null;
  more: MenuAction[];
}

/** Whole lines. Words are chosen in one of them. */
export function selectedLines(
  lines: readonly Line[],
  range: LineRange | null,
  onEdit: BeginEdit,
): Selected | null {
  if (!range) return null;
  const time = timeOf(lines, range);
  const [line, ...others] = lines.slice(range.first, range.last + 1);
  const chosen = line && others.length === 0 ? chosenIn(line) : null;
  return {
    ...{ time, onRedact: null },
    words: selectedWords(range.last - range.first + 1, time.to - time.from),
    onCut: () => onEdit("drop", { time }),
    more: [
      ...(chosen
        ? [
            { label: "Cut words…", icon: iconOf("drop"), onSelect: () => onEdit("drop", { words: chosen }) },
            {
              ...{ label: "Redact words…", icon: iconOf("redact_words") },
              onSelect: () => onEdit("redact_words", { words: chosen }),
            },
          ]
        : []),
      ...ofTime(time, onEdit, chosen !== null),
    ],
  };
}

/** Words of one line or several. An edit names words of one line; of several, what is cut out is a time. */
export function selectedInLines(
  lines: readonly Line[],
  range: WordRange | null,
  onEdit: BeginEdit,
): Selected | null {
  if (!range) return null;
  const { count, text, from, to } = selectedWordsOf(lines, range);
  const time = { from, to };
  const line = range.first.line === range.last.line ? lines[range.first.line] : undefined;
  const places = line && selectedIn(range, range.first.line, line);
  const chosen: ChosenWords | null = merged(line && chosenIn(line), places);
  return {
    time,
    words: spokenWords(count, to - from, text),
    onCut: () => onEdit("drop", chosen ? { words: chosen } : { time }),
    onRedact: chosen && (() => onEdit("redact_words", { words: chosen })),
    more: ofTime(time, onEdit, false),
  };
}

const merged = (
  chosen: ChosenWords | null | undefined,
  places: { first: number; last: number } | null | undefined,
): ChosenWords | null => (chosen && places ? { ...chosen, ...places } : null);

function iconOf(kind: keyof typeof EDIT_KINDS) {
  const { icon: Icon } = EDIT_KINDS[kind];
  return <Icon className="size-4" aria-hidden />;
}

const ofTime = (time: Selected["time"], onEdit: BeginEdit, isSeparated: boolean): MenuAction[] =>
  KINDS_OF_LINES.map((kind, index) => ({
    ...{
      label: `${EDIT_KINDS[kind].title}…`,
      icon: iconOf(kind),
      separated: isSeparated && index === 0,
    },
    onSelect: () => onEdit(kind, { time }),
  }));
