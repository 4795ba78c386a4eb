"use client";

import { useId } from "react";
import { Switch } from "@/components/ui/switch";
import { asBackground, type Background } from "@/lib/room/camera/camera-look";
import type { LocalMedia } from "@/lib/room/local-media";
import { BackgroundChoice } from "./background-choice";
import { OwnBackgroundForm } from "./own-background-form";
import { useStore } from "./use-store";
import { WorkNote } from "./work-note";

/** Background and brightness. */
export function LookForm({ media }: { media: LocalMedia }) {
  const { choices, work } = useStore(media);
  const name = useId();
  const chosen = asBackground(choices.background);
  const choose = (background: Background) => void media.setLook({ background });
  return (
    <>
      <fieldset data-work={work.camera}>
        <legend className="mb-1.5 font-medium text-ink text-sm">Background</legend>
        <BackgroundChoice name={name} chosen={chosen} choose={choose} />
      </fieldset>
      <OwnBackgroundForm
        chosen={chosen === "own"}
        onChosen={() => choose("own")}
        onRemoved={() => choose("blur_strong")}
      />
      <Switch
        label="Low-light correction"
        hint="Adjusts to your lighting."
        checked={choices.brighten}
        onCheckedChange={(brighten) => void media.setLook({ brighten })}
      />
      <WorkNote media={media} device="camera" />
    </>
  );
}
