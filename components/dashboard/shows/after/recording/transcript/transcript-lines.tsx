"use client";

import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { type Line, speakersOf, type Transcript } from "../facts/transcript";
import { LineEditor } from "./line-editor";
import { afterExtending, type LineRange, type LineSelection } from "./line-selection";
import { type LineActions, TranscriptLine } from "./transcript-line";
import type { LineCorrection, Outcome } from "./use-correction";

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
  mayEdit: boolean;
  canSeek: boolean;
  seek: LineActions["seek"];
  /** The person looks at something else than what is being said. */
  onBrowse: () => void;
  /** Cuts the selected lines out. */
  onCut: () => void;
  correct: (correction: LineCorrection) => Promise<Outcome>;
  isCorrecting: boolean;
}

/** A transcript's lines. One of them is reached by the Tab key, the others by arrow keys. */
export function TranscriptLines(props: TranscriptLinesProps) {
  const { list, transcript, lines, current, range, query, result, mayEdit, canSeek, seek, select } = props;
  const [at, setAt] = useState(0);
  const [editing, setEditing] = useState<Line | null>(null);
  const [editedWord, setEditedWord] = useState<number | null>(null);
  const reachable = Math.min(at, lines.length - 1);
  const latest = useRef<LineActions>({ seek, select, edit: () => undefined });
  const edit = (line: Line | undefined, word: number | null = null) => {
    props.onBrowse();
    setEditing(line ?? null);
    setEditedWord(word);
  };
  latest.current = { seek, select, edit };
  // The same for every render, so that only lines that changed are rendered again.
  const [actions] = useState<LineActions>(() => ({
    seek: (line, word) => latest.current.seek(line, word),
    select: (index, isExtended) => latest.current.select(index, isExtended),
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
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    props.onBrowse();
    if (action.kind === "move") focus(Math.max(0, Math.min(lines.length - 1, at + action.by)), part);
    else if (action.kind === "extend") {
      const next = afterExtending(lines, props.selection, { at, by: action.by });
      props.onSelection(next.selection);
      focus(next.at, part);
    } else if (action.kind === "edit") edit(lines[at]);
    else if (action.kind === "cut") props.onCut();
    else props.onSelection(null);
  };
  const close = (index: number) => {
    setEditing(null);
    requestAnimationFrame(() => focus(Math.max(0, index), "line"));
  };

  return (
    <ol
      ref={list}
      lang={transcript.language}
      aria-label="Lines"
      onKeyDown={onKeyDown}
      onWheel={props.onBrowse}
      onTouchMove={props.onBrowse}
      onFocus={(event) => {
        const row = event.target.closest<HTMLElement>("[data-index]");
        if (row) setAt(Math.max(0, Number(row.dataset.index)));
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2"
    >
      {rowsOf(lines, editing).map(({ line, index }) =>
        line.id === editing?.id ? (
          <li key={line.id} data-index={index} lang="en">
            <LineEditor
              line={editing}
              word={editedWord}
              speakers={speakersOf(lines)}
              isBusy={props.isCorrecting}
              correct={props.correct}
              onClose={() => close(index)}
            />
          </li>
        ) : (
          <TranscriptLine
            key={line.id}
            {...{ line, index, query, mayEdit, canSeek, ...actions }}
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
  );
}

/** The lines, and the one that is being corrected even if someone else removed it: what was typed stays. */
function rowsOf(lines: readonly Line[], editing: Line | null): { line: Line; index: number }[] {
  const rows = lines.map((line, index) => ({ line, index }));
  if (!editing || lines.some(({ id }) => id === editing.id)) return rows;
  const place = lines.findIndex(({ start_sec }) => start_sec > editing.start_sec);
  const index = place < 0 ? lines.length : place;
  return rows.toSpliced(index, 0, { line: editing, index: -1 });
}

type KeyAction = { kind: "move" | "extend"; by: 1 | -1 } | { kind: "edit" | "cut" | "clear" };

const EDITING: Readonly<Record<string, KeyAction>> = {
  F2: { kind: "edit" },
  Delete: { kind: "cut" },
  Backspace: { kind: "cut" },
  Escape: { kind: "clear" },
};

function keyAction({ key, shiftKey }: KeyboardEvent, mayEdit: boolean): KeyAction | null {
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
  if (by !== null) return { kind: shiftKey && mayEdit ? "extend" : "move", by };
  return mayEdit ? (EDITING[key] ?? null) : null;
}
