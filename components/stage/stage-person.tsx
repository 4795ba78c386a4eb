import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { StageState, Tile } from "@/lib/stage";
import { CAMERA_CROP } from "@/lib/stage/placement/faces";
import { hueOf } from "@/lib/theme/hue-of";
import { initialsOf } from "@/lib/theme/initials-of";

interface StagePersonProps {
  tile: Tile;
  state: StageState;
  speaking: boolean;
  media: ReactNode;
}

/** A person's video, or their initials while the camera is off. */
export function StagePerson({ tile, state, speaking, media }: StagePersonProps) {
  const person = state.stage.find((entry) => entry.identity === tile.identity);
  if (!person) return null;
  return (
    <div className="@container/tile absolute inset-0">
      <div
        className={clsx(
          "absolute inset-0 transition-transform duration-400 ease-out motion-reduce:transition-none",
          "[&_video]:size-full [&_video]:object-cover [&_video]:object-(--camera-crop)",
        )}
        style={
          {
            "--camera-crop": CAMERA_CROP,
            // Faces are in the upper part, so cropping from there keeps them visible.
            transformOrigin: CAMERA_CROP,
            transform: tile.scale > 1 ? `scale(${tile.scale})` : undefined,
          } as CSSProperties
        }
      >
        {media ?? <Initials name={person.name} />}
      </div>
      {speaking && (
        <div
          aria-hidden
          className="absolute inset-0 rounded-[inherit] ring-(--stage-accent) ring-[max(2px,0.25cqw)] ring-inset"
        />
      )}
    </div>
  );
}

/** Slightly above the center, like a face. */
function Initials({ name }: { name: string }) {
  const style = { "--hue": hueOf(name) } as CSSProperties;
  return (
    <div
      className="absolute inset-0 grid grid-rows-[70%] place-items-center bg-[oklch(0.26_0.045_var(--hue))]"
      style={style}
      aria-hidden
    >
      <span className="@container-[size] grid size-full place-items-center">
        <span className="grid aspect-square h-[min(80cqh,60cqw,14rem)] place-items-center rounded-full bg-[oklch(0.42_0.09_var(--hue))] font-semibold text-[min(32cqh,24cqw,5.4rem)] tracking-[-0.03em]">
          {initialsOf(name)}
        </span>
      </span>
    </div>
  );
}
