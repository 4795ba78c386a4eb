"use client";

import { Ban, CircleUserRound } from "lucide-react";
import { useId } from "react";
import { Switch } from "@/components/ui/switch";
import { backdropStyle } from "@/lib/room/camera/backdrops";
import {
  asBackground,
  BACKGROUNDS,
  type Background,
  backgroundLabel,
  isBackdrop,
} from "@/lib/room/camera/camera-look";
import type { LocalMedia } from "@/lib/room/local-media";
import { useStore } from "./use-store";
import { WorkNote } from "./work-note";

/** What is behind oneself, and how bright it is: by a press, seen at once. */
export function LookForm({ media }: { media: LocalMedia }) {
  const { choices, work } = useStore(media);
  const name = useId();
  const chosen = asBackground(choices.background);
  return (
    <>
      <fieldset data-work={work.camera}>
        <legend className="mb-1.5 font-medium text-ink text-sm">Background</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
          {BACKGROUNDS.map((background) => (
            <label key={background} className="group flex cursor-pointer flex-col gap-1">
              <input
                type="radio"
                name={name}
                className="peer sr-only"
                checked={chosen === background}
                onChange={() => void media.setLook({ background })}
              />
              <Swatch background={background} />
              <span className="text-center text-ink-muted text-xs peer-checked:text-ink">
                {backgroundLabel(background)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Switch
        label="Brighten a dark picture"
        hint="As much as the light at your place asks for."
        checked={choices.brighten}
        onCheckedChange={(brighten) => void media.setLook({ brighten })}
      />
      <WorkNote media={media} device="camera" />
    </>
  );
}

const RINGED =
  "grid h-11 place-items-center rounded-control border border-line text-ink-muted transition-shadow duration-120 group-hover:border-line-strong peer-checked:ring-2 peer-checked:ring-accent peer-checked:ring-offset-2 peer-checked:ring-offset-surface peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4";

function Swatch({ background }: { background: Background }) {
  if (isBackdrop(background))
    return <span aria-hidden className={RINGED} style={{ background: backdropStyle(background) }} />;
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
