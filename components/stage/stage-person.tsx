import { MicOff } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { hueOf } from "@/components/ui/hue-of";
import { initialsOf } from "@/components/ui/initials-of";
import type { StageState, Tile } from "@/lib/stage";
import { StageLowerThird } from "./stage-lower-third";
import { useStageWords } from "./use-stage-words";

interface StagePersonProps {
  tile: Tile;
  state: StageState;
  speaking: boolean;
  media: ReactNode;
  /** Theirs, where their picture is large enough for it. */
  lowerThird: StageState["lower_third"];
}

/** One person's picture with their name, or their initials while the camera is off. */
export function StagePerson({ tile, state, speaking, media, lowerThird }: StagePersonProps) {
  const words = useStageWords();
  const person = state.stage.find((entry) => entry.identity === tile.identity);
  if (!person) return null;
  return (
    <div className="@container/tile absolute inset-0">
      <div
        className="absolute inset-0 transition-transform duration-400 ease-out [&_video]:size-full [&_video]:object-cover"
        style={{ transform: tile.scale > 1 ? `scale(${tile.scale})` : undefined }}
      >
        {media ?? <Initials name={person.name} />}
      </div>
      {speaking && (
        <div
          aria-hidden
          className="absolute inset-0 rounded-[inherit] ring-(--stage-accent) ring-[0.25cqw] ring-inset"
        />
      )}
      {lowerThird ? (
        <StageLowerThird title={lowerThird.title} subtitle={lowerThird.subtitle} />
      ) : (
        <p
          data-name-tag
          className="absolute bottom-0 left-0 m-[max(6px,1.6cqw)] flex max-w-[calc(100%-3.2cqw)] items-center gap-[0.5em] bg-black/65 px-[0.6em] py-[0.25em] font-medium text-[clamp(9px,3.4cqw,18px)] text-white leading-tight"
        >
          {person.muted && <MicOff className="size-[1em] shrink-0" aria-label={words.muted} />}
          <span className="truncate">{person.name}</span>
        </p>
      )}
    </div>
  );
}

function Initials({ name }: { name: string }) {
  const style = { "--hue": hueOf(name) } as CSSProperties;
  return (
    <div
      className="absolute inset-0 grid place-items-center bg-[oklch(0.26_0.045_var(--hue))]"
      style={style}
      aria-hidden
    >
      <span className="grid aspect-square w-[min(38cqw,14rem)] place-items-center rounded-full bg-[oklch(0.42_0.09_var(--hue))] font-semibold text-[min(15cqw,5.4rem)] tracking-[-0.03em]">
        {initialsOf(name)}
      </span>
    </div>
  );
}
