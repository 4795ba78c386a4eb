import { MicOff } from "lucide-react";
import type { PlacedTile, StageState } from "@/lib/stage";
import { lineStyle } from "./box-style";
import { useStageWords } from "./use-stage-words";

interface StageTagsProps {
  tiles: readonly PlacedTile[];
  people: StageState["stage"];
  flip: (key: string) => (element: HTMLElement | null) => void;
}

/** Everyone's name in their tile, clear of what covers the lower edge. */
export function StageTags({ tiles, people, flip }: StageTagsProps) {
  const words = useStageWords();
  return tiles.map(({ key, identity, tag }) => {
    const person = people.find((entry) => entry.identity === identity);
    if (!person || !tag) return null;
    return (
      <p
        key={key}
        ref={flip(`tag ${key}`)}
        data-name-tag
        className="absolute flex items-center gap-[0.5em] bg-(--tag-ground) px-[0.6em] font-medium text-(--tag-ink) leading-tight"
        style={lineStyle(tag)}
      >
        {person.muted && <MicOff className="size-[1em] shrink-0" aria-label={words.muted} />}
        <span className="truncate">{person.name}</span>
      </p>
    );
  });
}
