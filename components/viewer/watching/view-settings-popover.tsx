"use client";

import type { ReactElement, ReactNode } from "react";
import { PopoverPanel } from "@/components/ui/popover-panel";
import { Switch } from "@/components/ui/switch";
import { PICTURE_CHOICES } from "@/lib/room/picture-choice";
import { useViewer } from "../viewer-context";
import { CAPTION_SIZES, type ViewChoices } from "./use-view-choices";

export interface ViewSettingsProps {
  choices: ViewChoices;
  /** Whether the show has captions. */
  captions: boolean;
  /** Whether the video quality can be chosen. */
  pictures: boolean;
}

/** Video quality and caption appearance. Opens right away, because it is loaded on demand. */
export function ViewSettingsPopover({
  button,
  choices,
  captions,
  pictures,
}: ViewSettingsProps & { button: ReactElement }) {
  const words = useViewer().words.settings;
  return (
    <PopoverPanel side="top" title={words.title} className="w-72" defaultOpen trigger={button}>
      <div className="flex flex-col gap-4">
        {pictures && (
          <Choice
            name="picture"
            label={words.picture}
            values={PICTURE_CHOICES}
            value={choices.picture}
            onChoose={choices.setPicture}
            text={(value) => words[value]}
          />
        )}
        {captions && (
          <>
            <Choice
              name="caption-size"
              label={words.captionSize}
              values={CAPTION_SIZES}
              value={choices.captionSize}
              onChoose={choices.setCaptionSize}
              text={(value) => words[value]}
            />
            <Switch label={words.contrast} checked={choices.contrast} onCheckedChange={choices.setContrast} />
          </>
        )}
      </div>
    </PopoverPanel>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: ReactNode;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
  text: (value: Value) => string;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, values, value, onChoose, text } = props;
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium text-ink-muted text-sm">{label}</legend>
      {values.map((each) => (
        <label
          key={each}
          className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5"
        >
          <input
            type="radio"
            name={name}
            checked={value === each}
            onChange={() => onChoose(each)}
            className="size-4 accent-accent"
          />
          {text(each)}
        </label>
      ))}
    </fieldset>
  );
}
