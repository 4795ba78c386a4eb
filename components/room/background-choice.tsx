"use client";

import { Ban, CircleUserRound } from "lucide-react";
import { backdropStyle } from "@/lib/room/camera/backdrops";
import { BACKGROUNDS, type Background, backgroundLabel, isBackdrop } from "@/lib/room/camera/camera-look";
import { ownBackground } from "@/lib/room/camera/own-background/own-background";
import { useStore } from "./use-store";

interface BackgroundChoiceProps {
  /** Name of the radio group. */
  name: string;
  chosen: Background;
  choose: (background: Background) => void;
}

/** Choices for the camera background, each with a preview. */
export function BackgroundChoice({ name, chosen, choose }: BackgroundChoiceProps) {
  const { address } = useStore(ownBackground);
  const backgrounds: readonly Background[] = address ? [...BACKGROUNDS, "own"] : BACKGROUNDS;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
      {backgrounds.map((background) => (
        <label key={background} className="group flex cursor-pointer flex-col gap-1">
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={chosen === background}
            onChange={() => choose(background)}
          />
          <Swatch background={background} own={address ?? null} />
          <span className="text-center text-ink-muted text-xs peer-checked:text-ink">
            {backgroundLabel(background)}
          </span>
        </label>
      ))}
    </div>
  );
}

const RINGED =
  "grid h-11 place-items-center rounded-control border border-line text-ink-muted transition-shadow duration-120 group-hover:border-line-strong peer-checked:ring-2 peer-checked:ring-accent peer-checked:ring-offset-2 peer-checked:ring-offset-surface peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4";

function Swatch({ background, own }: { background: Background; own: string | null }) {
  if (isBackdrop(background))
    return <span aria-hidden className={RINGED} style={{ background: backdropStyle(background) }} />;
  if (background === "own")
    return (
      <span
        aria-hidden
        className={RINGED}
        style={{ background: `center / cover url(${JSON.stringify(own)})` }}
      />
    );
  return (
    <span aria-hidden className={`${RINGED} relative overflow-hidden bg-surface-sunken`}>
      {background === "none" ? (
        <Ban className="size-4" />
      ) : (
        <CircleUserRound className={background === "blur_light" ? "size-5" : "size-6"} />
      )}
    </span>
  );
}
