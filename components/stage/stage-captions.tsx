"use client";

import type { CaptionLine } from "./types";
import { useRolled } from "./use-rolled";

/** Maximum length of a name: the words matter more. */
const NAME_CHARACTERS = 20;

/**
 * The last two rows of speech, about forty characters each. New words are appended and rows move up as they
 * fill, so nothing moves while it is being read. The space stays reserved while no one speaks, so that the
 * pictures keep their size.
 */
export function StageCaptions({ lines }: { lines: readonly CaptionLine[] }) {
  const shown = useRolled(lines);
  return (
    <div className="flex h-[calc(2lh+0.5em)] w-full items-end justify-center leading-snug">
      {shown.length > 0 && (
        <div
          data-layer="captions"
          className="w-[21.5em] max-w-full rounded-[0.3em] bg-(--caption-ground,var(--captions-ground)) px-[0.6em] py-[0.2em] text-left text-(--caption-ink,var(--captions-ink))"
        >
          <div className="flex max-h-[2lh] flex-col justify-end overflow-hidden">
            {shown.map(({ id, speaker, text }) => (
              <p key={id} className="wrap-anywhere shrink-0">
                {speaker && (
                  <span className="text-(--caption-ink,var(--captions-name))">{shortened(speaker)}: </span>
                )}
                {text}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** As many whole words of a name as fit. The transcript has full names. */
function shortened(name: string): string {
  if (name.length <= NAME_CHARACTERS) return name;
  const cut = name.lastIndexOf(" ", NAME_CHARACTERS - 1);
  return `${name.slice(0, cut > 0 ? cut : NAME_CHARACTERS - 1)}…`;
}
