import clsx from "clsx";
import type { Line } from "../facts/transcript";

/** Below it, a word is marked as uncertain. */
const SURE = 0.5;

/** A line's words. The pressed one is found by `pressedWord`, so that a line needs one control. */
export function LineWords({ words, current }: { words: NonNullable<Line["words"]>; current: number }) {
  return words.map(({ text, confidence }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has nothing else of its own
    <span key={index}>
      {index > 0 && " "}
      <span
        data-word={index}
        aria-current={index === current || undefined}
        className={clsx(
          "rounded-sm [@media(hover:hover)]:hover:bg-hover",
          index === current && "bg-accent text-on-accent",
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
export function pressedWord(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;
  return word ? Number(word.dataset.word) : null;
}

/** Whether a word of the line is marked as uncertain. */
export const isUncertain = ({ words }: Pick<Line, "words">): boolean =>
  words?.some(({ confidence }) => confidence !== null && confidence < SURE) ?? false;
