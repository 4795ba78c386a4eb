"use client";

import { useMemo } from "react";
import { useStickyChoice } from "@/components/ui/use-sticky-choice";
import { PICTURE_CHOICES, type PictureChoice } from "@/lib/room/picture-choice";

export const CAPTION_SIZES = ["small", "normal", "large"] as const;
export type CaptionSize = (typeof CAPTION_SIZES)[number];

/** A person's viewing preferences, stored in their browser. */
export interface ViewChoices {
  captions: boolean;
  setCaptions: (on: boolean) => void;
  captionSize: CaptionSize;
  setCaptionSize: (size: CaptionSize) => void;
  contrast: boolean;
  setContrast: (on: boolean) => void;
  picture: PictureChoice;
  setPicture: (choice: PictureChoice) => void;
}

const one = <Of extends string>(all: readonly Of[], value: string | null, otherwise: Of): Of =>
  all.find((known) => known === value) ?? otherwise;

export function useViewChoices(): ViewChoices {
  const [captions, setCaptions] = useStickyChoice("viewer.captions");
  const [size, setCaptionSize] = useStickyChoice("viewer.captions.size");
  const [contrast, setContrast] = useStickyChoice("viewer.captions.contrast");
  const [picture, setPicture] = useStickyChoice("viewer.picture");
  return useMemo(
    () => ({
      captions: captions !== "off",
      setCaptions: (on) => setCaptions(on ? "on" : "off"),
      captionSize: one(CAPTION_SIZES, size, "normal"),
      setCaptionSize,
      contrast: contrast === "high",
      setContrast: (on) => setContrast(on ? "high" : "normal"),
      picture: one(PICTURE_CHOICES, picture, "auto"),
      setPicture,
    }),
    [captions, setCaptions, size, setCaptionSize, contrast, setContrast, picture, setPicture],
  );
}
