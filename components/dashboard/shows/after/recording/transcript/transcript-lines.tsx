"use client";

import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import type { Line, Transcript } from "../facts/transcript";
import { LineEditor } from "./line-editor";
import { afterExtending, type LineRange, type LineSelection } from "./line-selection";
import { type LineActions, TranscriptLine } from "./transcript-line";
import type { LineCorrection, Outcome } from "./use-correction";
import { type OpenLine, useOpenLine } from "./use-open-line";
import { useWordDrag } from "./use-word-drag";
import type { WordSelecting } from "./use-word-selection";
import { selectedIn, type WordMove, type WordPlace } from "./word-selection";

interface TranscriptLinesProps {
  list: RefObject<HTMLOListElement | null>;
  transcript: Transcript;
  lines: readonly Line[];
  /** Index of the line that is being said, or -1. */
  current: number;
  /** Index of its word that is being said, or -1. */
  currentWord: number;
  selection: LineSelection | null;
  range: LineRange | null;
  onSelection: (selection: LineSelection | null) => void;
  select: LineActions["select"];
  query: string;
  /** Index of the search's current result, or -1. */
  result: number;
  /** Words that are selected instead of whole lines. */
  words: WordSelecting;
  mayEdit: boolean;
  seek: LineActions["seek"];
  /** The person looks at something else than what is being said. */
  onBrowse: () => void;
  /** Cuts the selected lines out. */
  onCut: () => void;
  correct: (correction: LineCorrection) => Promise<Outcome>;
  isCorrecting: boolean;
}

/**
 * A transcript's lines. One of them is reached by the Tab key, the others by arrow keys. In a line, left and right move by
 * words; with Shift, they select them.
 */
export function TranscriptLines(props: TranscriptLinesProps) {
  const { list, transcript, lines, current, range, query, result, mayEdit, seek, select, words } = props;
  const [at, setAt] = useState(0);
  const editing = useOpenLine();
  const reachable = Math.min(at, lines.length - 1);
  const drag = useWordDrag((from, to) => {
    const [anchor, head] = [lines[from.line], lines[to.line]];
    if (!anchor || !head) return;
    props.onBrowse();
    props.onSelection(null);
    words.select({ lineId: anchor.id, word: from.word }, { lineId: head.id, word: to.word });
  }, mayEdit);
  const selectWord: LineActions["selectWord"] = (index, word, isExtended) => {
    const line = lines[index];
    if (!line) return;
    // Whole lines that are selected are extended by whole lines.
    if (isExtended && range) return select(index, true);
    props.onBrowse();
    props.onSelection(null);
    if (isExtended) words.extend({ lineId: line.id, word });
    else words.tap({ lineId: line.id, word });
  };
  const latest = useRef<LineActions>({ seek, select, selectWord, edit: () => undefined });
  const edit = (line: Line | undefined, word: number | null = null) => {
    props.onBrowse();
    editing.edit(line, word);
  };
  latest.current = { seek, select, selectWord, edit };
  // The same for every render, so that only lines that changed are rendered again.
  const [actions] = useState<LineActions>(() => ({
    seek: (line, word) => latest.current.seek(line, word),
    select: (index, isExtended) => latest.current.select(index, isExtended),
    selectWord: (index, word, isExtended) => latest.current.selectWord(index, word, isExtended),
    edit: (line, word) => latest.current.edit(line, word),
  }));

  const focus = (index: number, part: string) => {
    setAt(index);
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-part="${part}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const part = event.target instanceof HTMLElement ? event.target.dataset.part : undefined;
    if (part === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyAction(event, mayEdit);
    const line = lines[at];
    const isInWords = part === "line" && line?.words?.length;
    if (!action || (action.kind === "word" && !isInWords)) return;
    event.preventDefault();
    event.stopPropagation();
    props.onBrowse();
    if (action.kind === "word") {
      if (action.isExtending) props.onSelection(null);
      const reached = words.move(line?.id ?? "", action.move, action.isExtending && mayEdit);
      const index = lines.findIndex(({ id }) => id === reached);
      if (index !== at) focus(index, part);
    } else if (action.kind === "move") focus(Math.max(0, Math.min(lines.length - 1, at + action.by)), part);
    else if (action.kind === "extend") {
      const next = afterExtending(lines, props.selection, { at, by: action.by });
      words.clear();
      props.onSelection(next.selection);
      focus(next.at, part);
    } else if (action.kind === "edit") edit(line, wordIn(words.caret, line));
    else if (action.kind === "cut") props.onCut();
    else {
      words.clear();
      props.onSelection(null);
    }
  };
  const { open } = editing;
  const close = (index: number, one: OpenLine) => {
    if (editing.close(one)) requestAnimationFrame(() => focus(Math.max(0, index), "line"));
  };

  return (
    <>
      <ol
        ref={list}
        lang={transcript.language}
        aria-label="Lines"
        onKeyDown={onKeyDown}
        onWheel={props.onBrowse}
        onTouchMove={props.onBrowse}
        {...drag}
        onFocus={(event) => {
          const row = event.target.closest<HTMLElement>("[data-index]");
          if (row) setAt(Math.max(0, Number(row.dataset.index)));
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2"
      >
        {rowsOf(lines, open?.line).map(({ line, index }) =>
          open && line.id === open.line.id ? (
            <li key={line.id} data-index={index} lang="en">
              <LineEditor
                line={open.line}
                word={open.word}
                lines={lines}
                isBusy={props.isCorrecting}
                correct={props.correct}
                onClose={() => close(index, open)}
              />
            </li>
          ) : (
            <TranscriptLine
              key={line.id}
              {...{ line, index, query, mayEdit, ...actions }}
              firstWord={(words.range && selectedIn(words.range, index, line)?.first) ?? -1}
              lastWord={(words.range && selectedIn(words.range, index, line)?.last) ?? -1}
              caret={(index === reachable ? wordIn(words.caret, line) : null) ?? -1}
              isChoosing={words.isChoosing}
              isNewSpeaker={index === 0 || lines[index - 1]?.person_id !== line.person_id}
              isCurrent={index === current}
              currentWord={index === current ? props.currentWord : -1}
              isSelected={range !== null && range.first <= index && index <= range.last}
              isResult={index === result}
              isReachable={index === reachable}
            />
          ),
        )}
      </ol>
      <p role="status" className="sr-only">
        {caretWords(lines, words.caret)}
      </p>
    </>
  );
}

/** The lines, and the one that is being corrected even if someone else removed it: what was typed stays. */
function rowsOf(lines: readonly Line[], editing: Line | undefined): { line: Line; index: number }[] {
  const rows = lines.map((line, index) => ({ line, index }));
  if (!editing || lines.some(({ id }) => id === editing.id)) return rows;
  const place = lines.findIndex(({ start_sec }) => start_sec > editing.start_sec);
  const index = place < 0 ? lines.length : place;
  return rows.toSpliced(index, 0, { line: editing, index: -1 });
}

/** For screen readers: the word that the keyboard is at. */
function caretWords(lines: readonly Line[], caret: WordPlace | null): string {
  const words = lines.find(({ id }) => id === caret?.lineId)?.words;
  const word = caret && words?.[caret.word];
  return word ? `${word.text}, word ${caret.word + 1} of ${words.length}` : "";
}

const wordIn = (caret: WordPlace | null, line: Line | undefined): number | null =>
  caret !== null && caret.lineId === line?.id ? caret.word : null;

type KeyAction =
  | { kind: "move" | "extend"; by: 1 | -1 }
  | { kind: "word"; move: WordMove; isExtending: boolean }
  | { kind: "edit" | "cut" | "clear" };

const MOVES: Readonly<Record<string, WordMove>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: "first",
  End: "last",
};

const EDITING: Readonly<Record<string, KeyAction>> = {
  F2: { kind: "edit" },
  Delete: { kind: "cut" },
  Backspace: { kind: "cut" },
  Escape: { kind: "clear" },
};

function keyAction({ key, shiftKey }: KeyboardEvent, mayEdit: boolean): KeyAction | null {
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
  if (by !== null) return { kind: shiftKey && mayEdit ? "extend" : "move", by };
  const move = MOVES[key];
  if (move !== undefined) return { kind: "word", move, isExtending: shiftKey };
  return mayEdit ? (EDITING[key] ?? null) : null;
}
