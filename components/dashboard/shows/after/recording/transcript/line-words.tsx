import clsx from "clsx";
import type { Line } from "../facts/transcript";

/** Below it, a word is marked as uncertain. */
const SURE = 0.5;

interface LineWordsProps {
  words: NonNullable<Line["words"]>;
  /** Index of the word that is being said, or -1. */
  current: number;
  /** Indexes of the first and last selected word, or -1. */
  first: number;
  last: number;
  /** Index of the word that the keyboard is at, or -1. */
  caret: number;
}

/** A line's words. The pressed one is found by `pressedWord`, so that a line needs one control. */
export function LineWords({ words, current, first, last, caret }: LineWordsProps) {
  const isSelected = (index: number) => first <= index && index <= last;
  return words.map(({ text, confidence }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has nothing else of its own
    <span key={index}>
      {index > 0 && (
        <span className={clsx(isSelected(index) && index > first && "bg-accent/20 py-0.5")}> </span>
      )}
      <span
        data-word={index}
        aria-current={index === current || undefined}
        className={clsx(
          isSelected(index) ? "py-0.5" : "rounded-sm [@media(hover:hover)]:hover:bg-hover",
          index === first && "rounded-l-sm",
          index === last && "rounded-r-sm",
          index === current ? "bg-accent text-on-accent" : isSelected(index) && "bg-accent/20",
          index === caret && "outline-2 outline-accent",
          confidence !== null &&
            confidence < SURE &&
            "underline decoration-dotted decoration-ink-muted underline-offset-4",
        )}
      >
        {text}
      </span>
    </span>
  ));
}

/** Index of the word that was pressed; null if none was. */
export function pressedWord(target: EventTarget | null): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;
  return word ? Number(word.dataset.word) : null;
}

/** Whether a word of the line is marked as uncertain. */
export const isUncertain = ({ words }: Pick<Line, "words">): boolean =>
  words?.some(({ confidence }) => confidence !== null && confidence < SURE) ?? false;
