"use client";

import clsx from "clsx";
import type { ChosenWords } from "../edit";

interface WordsFieldProps {
  words: ChosenWords;
  onChange: (words: ChosenWords) => void;
  error: string | undefined;
  /** What happens to the chosen ones. */
  hint: string;
}

/** The words of a line or of several. Pressing one begins with it, and pressing another one after it ends there. */
export function WordsField({ words, onChange, error, hint }: WordsFieldProps) {
  const { first, last } = words;
  const press = (index: number) => {
    const isExtended = first === last && index !== first;
    onChange({
      ...words,
      first: isExtended ? Math.min(first, index) : index,
      last: isExtended ? Math.max(first, index) : index,
    });
  };
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">Words</legend>
      <div className="flex flex-wrap gap-y-1 rounded-control border border-line p-1.5">
        {words.words.map((word, index) => {
          const isChosen = first <= index && index <= last;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and their places stay
              key={index}
              type="button"
              aria-pressed={isChosen}
              onClick={() => press(index)}
              className={clsx(
                "min-h-7 px-1 text-base transition-colors",
                isChosen ? "bg-accent text-on-accent" : "hover:bg-hover",
                index === first && "rounded-l-sm",
                index === last && "rounded-r-sm",
              )}
            >
              {word}
            </button>
          );
        })}
      </div>
      <p className="text-ink-muted text-xs">Click the first word, then the last. {hint}</p>
      {error && <p className="text-danger text-xs">{error}</p>}
    </fieldset>
  );
}
