"use client";

import { Play, Square } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { MOST_PLACES } from "@/lib/modules/after/program-edits/edit-vocabulary";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Line } from "../../facts/transcript";
import { lengthWords } from "../clock";
import type { CutPlace } from "../edit";
import type { Preview } from "../use-preview";
import { isSilence, type Span, type Suggestion, suggestCuts } from "./suggest-cuts";

interface SuggestionListProps {
  lines: readonly Line[];
  /** As a BCP 47 tag. */
  language: string;
  /** When the program plays the show. */
  span: Span;
  preview: Preview;
  /** Opens the cut, which isn't made yet. */
  onReview: (suggestion: Suggestion) => void;
  /** Opens an edit of all silences. */
  onShorten: () => void;
  /** Opens an edit of the fillers, which can be deselected there. `left` are more than one edit can cut. */
  onCutFillers: (places: CutPlace[], left: number) => void;
}

/** How many are shown at first. */
const SHOWN = 5;

/** What could be cut out, folded so that it leaves room for the edits. Nothing is done before someone reviews it. */
export function SuggestionList(props: SuggestionListProps) {
  const { lines, language, preview, onReview, onShorten, onCutFillers } = props;
  const { from, to } = props.span;
  const suggestions = useMemo(() => suggestCuts(lines, language, { from, to }), [lines, language, from, to]);
  const [isWhole, setWhole] = useState(false);
  if (suggestions.length === 0) return null;
  const fillers = fillersIn(suggestions);
  const left = Math.max(0, fillers.length - MOST_PLACES);
  const shown = isWhole ? suggestions : suggestions.slice(0, SHOWN);
  return (
    <section aria-label="Suggested cuts" className="border-line border-b pb-3">
      <details>
        <summary className="w-fit rounded-sm font-medium text-base">
          Suggested cuts <span className="tabular text-ink-muted">{suggestions.length}</span>
        </summary>
        <p className="mt-1 text-ink-muted text-sm">
          Based on the transcript, which leaves out music and videos. Review each cut first.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {suggestions.filter(({ kind }) => isSilence(kind)).length > 1 && (
            <Button size="sm" onClick={onShorten}>
              Shorten all silences…
            </Button>
          )}
          {fillers.length > 1 && (
            <Button size="sm" onClick={() => onCutFillers(fillers.slice(0, MOST_PLACES), left)}>
              {left > 0 ? `Cut ${MOST_PLACES} of ${fillers.length} fillers…` : "Cut all fillers…"}
            </Button>
          )}
        </div>
        <ul className="mt-1">
          {shown.map((suggestion) => (
            <li key={`${suggestion.kind} ${suggestion.from}`} className="flex items-start gap-1.5 py-1.5">
              <p className="min-w-0 flex-1 break-words text-base">
                <span className="tabular text-ink-muted text-sm">{secondAsClock(suggestion.from)}</span>{" "}
                {titleOf(suggestion)}
              </p>
              <PreviewButton suggestion={suggestion} preview={preview} />
              <Button
                size="sm"
                aria-label={`Review cut at ${secondAsClock(suggestion.from)}`}
                onClick={() => onReview(suggestion)}
              >
                Review…
              </Button>
            </li>
          ))}
        </ul>
        {shown.length < suggestions.length && (
          <Button size="sm" variant="ghost" className="mt-1" onClick={() => setWhole(true)}>
            Show all {suggestions.length} suggestions
          </Button>
        )}
      </details>
    </section>
  );
}

const fillersIn = (suggestions: readonly Suggestion[]): CutPlace[] =>
  suggestions.flatMap(({ kind, from, text, words, segmentId }) =>
    kind === "filler" && segmentId !== null ? [{ from, text, words, segmentId, isChosen: true }] : [],
  );

/** Plays the place as if it had been cut. */
function PreviewButton({ suggestion, preview }: { suggestion: Suggestion; preview: Preview }) {
  const { from, to } = suggestion;
  const isPlaying = preview.playing?.from === from && preview.playing.to === to;
  const at = secondAsClock(from);
  return (
    <IconButton
      size="sm"
      label={isPlaying ? "Stop preview" : `Preview cut at ${at}`}
      onClick={() => (isPlaying ? preview.pause() : preview.play({ from, to }))}
      icon={
        isPlaying ? <Square className="size-3.5" aria-hidden /> : <Play className="size-3.5" aria-hidden />
      }
    />
  );
}

function titleOf({ kind, from, to, text }: Suggestion): string {
  if (kind === "dead_minute") return `No one speaks for ${lengthWords(to - from)}`;
  if (kind === "silence") return `${lengthWords(to - from)} of silence`;
  if (kind === "repetition") return `Said twice: “${text}”`;
  return kind === "filler" ? `Filler: “${text}”` : `False start: “${text}”`;
}
