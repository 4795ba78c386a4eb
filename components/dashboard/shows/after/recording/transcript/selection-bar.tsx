import { MessageSquareOff, Play, Scissors, Square, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { MenuAction } from "@/components/ui/menu-props";
import { MoreMenu } from "@/components/ui/more-menu";
import type { Preview } from "../editing/use-preview";

interface SelectionBarProps {
  /** What is selected. */
  words: string;
  /** When it is, in seconds as the player counts. */
  time: { from: number; to: number };
  preview: Preview;
  /** The show is on air, so nothing can be edited yet. */
  isLive: boolean;
  onCut: () => void;
  /** Null if this can't be redacted at once. */
  onRedact: (() => void) | null;
  more: readonly MenuAction[];
  onClear: () => void;
}

/** What can be done with what is selected in a transcript or on the time line. */
export function SelectionBar(props: SelectionBarProps) {
  const { words, time, preview, isLive, onCut, onRedact, more, onClear } = props;
  const later = isLive ? { disabled: true, "data-tip": "After the show ends" } : {};
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t pt-2">
      <p role="status" className="tabular mr-auto min-w-0 truncate text-base">
        {words}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-1.5 gap-y-2 sm:gap-x-2">
        <Button
          size="sm"
          onClick={() => (preview.isPlaying ? preview.pause() : preview.play(time))}
          icon={
            preview.isPlaying ? (
              <Square className="size-3.5 max-sm:hidden" aria-hidden />
            ) : (
              <Play className="size-3.5 max-sm:hidden" aria-hidden />
            )
          }
        >
          {preview.isPlaying ? "Stop preview" : "Preview cut"}
        </Button>
        <Button
          {...later}
          size="sm"
          variant="primary"
          onClick={onCut}
          icon={<Scissors className="size-4 max-sm:hidden" aria-hidden />}
        >
          Cut…
        </Button>
        {onRedact && (
          <Button
            {...later}
            size="sm"
            onClick={onRedact}
            icon={<MessageSquareOff className="size-4 max-sm:hidden" aria-hidden />}
          >
            Redact…
          </Button>
        )}
        {!isLive && more.length > 0 && <MoreMenu label="More edits" items={more} />}
        <IconButton
          size="sm"
          label="Clear selection"
          onClick={onClear}
          icon={<X className="size-4" aria-hidden />}
        />
      </div>
    </div>
  );
}
