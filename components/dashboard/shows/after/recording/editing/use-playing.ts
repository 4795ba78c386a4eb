"use client";

import type { Program, Recording } from "../facts/recording";
import { useEdits } from "./use-edits";
import type { Playing } from "./version-times";

/** Reads where the player has which part of the recording's version. Undefined until it's known. */
export function usePlaying(recording: Recording, { version }: Pick<Program, "version">): Playing | undefined {
  const { data } = useEdits(recording);
  if (version === recording.version) return null;
  return data?.version === recording.version ? (data.playing ?? undefined) : undefined;
}
