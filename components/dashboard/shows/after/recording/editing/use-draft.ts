"use client";

import { useState } from "react";
import type { Program, Recording } from "../facts/recording";
import { exactClock } from "./clock";
import { type BeginEdit, type EditDraft, newDraft } from "./edit";
import { usePlaying } from "./use-playing";
import { toVersion } from "./version-times";

/** The edit that is being written, if any, and where the player has which part of the version it's for. */
export function useDraft(recording: Recording, program: Program) {
  const [draft, setDraft] = useState<EditDraft | null>(null);
  const playing = usePlaying(recording, program);
  const begin: BeginEdit = (kind, { time, ...given } = {}) => {
    const clockOf = (second: number) => exactClock(toVersion(playing ?? null, second));
    const typed = time && playing !== undefined ? { from: clockOf(time.from), to: clockOf(time.to) } : {};
    setDraft(newDraft(kind, recording.version, { ...typed, ...given }));
  };
  return { draft, setDraft, begin, playing };
}

export type Writing = ReturnType<typeof useDraft>;
