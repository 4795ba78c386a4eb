"use client";

import clsx from "clsx";
import { Check, Pencil } from "lucide-react";
import { type MouseEvent, memo, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { secondAsClock } from "@/lib/stage/video-time";
import { type Line, speakerName } from "../facts/transcript";
import { textParts } from "./find-in-lines";
import { isUncertain, LineWords, pressedWord } from "./line-words";

/** What a line does when it's used. */
export interface LineActions {
  /** Plays from a word, or from its beginning. */
  seek: (line: Line, word: number | null) => void;
  /** Selects it, or leaves it out of the selection. With Shift, the selection is extended. */
  select: (index: number, isExtended: boolean) => void;
  /** A word was tapped to select it, or pressed with Shift to extend the selection to it. */
  selectWord: (index: number, word: number, isExtended: boolean) => void;
  /** Corrects it. With a word, that one is selected. */
  edit: (line: Line, word: number | null) => void;
}

interface TranscriptLineProps extends LineActions {
  line: Line;
  index: number;
  /** Someone else spoke before. */
  isNewSpeaker: boolean;
  isCurrent: boolean;
  /** Index of the word that is being said, or -1. */
  currentWord: number;
  isSelected: boolean;
  /** Indexes of its first and last selected word, or -1. */
  firstWord: number;
  lastWord: number;
  /** Index of the word that the keyboard is at, or -1. */
  caret: number;
  /** Taps select words, and don't play. */
  isChoosing: boolean;
  /** Words that are searched for. */
  query: string;
  /** It's the search's current result. */
  isResult: boolean;
  /** The one line of the list that the Tab key reaches. */
  isReachable: boolean;
  mayEdit: boolean;
}

/** One line of a transcript. Its controls carry `data-part`, so that arrow keys stay in the same one. */
export const TranscriptLine = memo(function TranscriptLine(props: TranscriptLineProps) {
  const { line, index, isNewSpeaker, isCurrent, isSelected, isResult, query, mayEdit } = props;
  const { firstWord, lastWord, caret, isChoosing } = props;
  const { start_sec, corrected, words } = line;
  // Hours of talk have more words than a page should have elements.
  const [wasPointedAt, setPointedAt] = useState(false);
  const showsWords =
    firstWord >= 0 ||
    caret >= 0 ||
    (query.trim() === "" && (isCurrent || wasPointedAt || isChoosing || isUncertain(line)));
  const press = (event: MouseEvent) => {
    // The Enter key presses the line, not a word in it.
    const isKey = event.detail === 0;
    const word = isKey ? (caret >= 0 ? caret : null) : wordUnder(event);
    const isExtended = mayEdit && event.shiftKey;
    if (isExtended && word === null) props.select(index, true);
    else if ((isExtended || (isChoosing && !isKey)) && word !== null)
      props.selectWord(index, word, isExtended);
    else if (isChoosing && !isKey && words === null) props.select(index, false);
    else props.seek(line, word);
  };
  const tabIndex = props.isReachable ? 0 : -1;
  const named = `${secondAsClock(start_sec)}, ${speakerName(line)}`;
  return (
    <li
      data-index={index}
      className={clsx(
        "group/line flex items-start gap-1 rounded-control pr-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]",
        isNewSpeaker && index > 0 && "mt-2",
        isSelected ? "bg-accent-soft" : isCurrent && "bg-hover",
        isResult && "ring-1 ring-accent ring-inset",
      )}
    >
      {mayEdit && (
        <SelectBox
          label={`Select ${named}`}
          checked={isSelected}
          tabIndex={tabIndex}
          onPress={(isExtended) => props.select(index, isExtended)}
        />
      )}
      <button
        type="button"
        data-part="line"
        tabIndex={tabIndex}
        aria-current={isCurrent || undefined}
        onClick={press}
        onPointerEnter={() => setPointedAt(true)}
        onDoubleClick={(event) => {
          const word = pressedWord(event.target);
          if (mayEdit && !isChoosing && word !== null) props.edit(line, word);
        }}
        className={clsx(
          "grid min-w-0 flex-1 grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-control py-1.5 text-left text-base focus-visible:-outline-offset-2",
          !mayEdit && "pl-1",
        )}
      >
        <span className={clsx("tabular text-sm", isCurrent ? "text-accent" : "text-ink-muted")}>
          {secondAsClock(start_sec)}
        </span>
        <span className="min-w-0">
          {isNewSpeaker && <span className="block font-medium text-sm">{speakerName(line)}</span>}
          <span dir="auto" className="break-words">
            {words && showsWords ? (
              <LineWords
                {...{ words, caret }}
                current={props.currentWord}
                first={firstWord}
                last={lastWord}
              />
            ) : (
              textParts(line.text, query).map(({ text, isFound, at }) =>
                isFound ? (
                  <mark key={at} className="rounded-sm bg-warn-soft text-ink ring-1 ring-warn">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )
            )}
          </span>
          {corrected && <span className="ml-1.5 text-ink-muted text-xs">corrected</span>}
        </span>
      </button>
      {mayEdit && (
        <button
          type="button"
          data-part="edit"
          tabIndex={tabIndex}
          aria-label={`Correct ${named}`}
          data-tip="Correct line"
          data-tip-key="F2"
          onClick={() => props.edit(line, null)}
          className={clsx(
            buttonClasses("ghost", "sm", true),
            "mt-0.5 text-ink-muted [@media(hover:hover)]:not-focus-visible:not-group-hover/line:opacity-0",
          )}
        >
          <Pencil className="size-4" aria-hidden />
        </button>
      )}
    </li>
  );
});

/** The first press on a line may draw its words: then they weren't there when it began. */
const wordUnder = ({ target, clientX, clientY }: MouseEvent): number | null =>
  pressedWord(target) ?? pressedWord(document.elementFromPoint(clientX, clientY));

interface SelectBoxProps {
  label: string;
  checked: boolean;
  tabIndex: number;
  onPress: (isExtended: boolean) => void;
}

function SelectBox({ label, checked, tabIndex, onPress }: SelectBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own box changes before it's known what the press selects
    <button
      type="button"
      role="checkbox"
      data-part="box"
      aria-label={label}
      aria-checked={checked}
      tabIndex={tabIndex}
      onClick={(event) => onPress(event.shiftKey)}
      className="grid size-8 shrink-0 place-items-center rounded-control"
    >
      <span
        className={clsx(
          "grid size-4.5 place-items-center rounded-sm border",
          checked
            ? "border-accent bg-accent text-on-accent"
            : "border-line-strong bg-surface-raised group-hover/line:border-ink-muted",
        )}
      >
        {checked && <Check className="size-3.5" aria-hidden />}
      </span>
    </button>
  );
}
