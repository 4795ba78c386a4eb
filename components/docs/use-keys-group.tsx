"use client";

import { Keyboard } from "lucide-react";
import type { PaletteGroup } from "@/components/ui/command-palette-props";
import { useSingleKeys } from "@/components/ui/use-single-keys";

const WORDS = "single-key keyboard shortcuts";
const MIN_LETTERS = 3;

/** Turns single-key shortcuts on or off. Shown before anything is typed, and to those who look for it. */
export function useKeysGroup(query: string): PaletteGroup[] {
  const [on, turn] = useSingleKeys();
  const isWanted = query.length >= MIN_LETTERS && WORDS.includes(query.toLowerCase());
  if (query !== "" && !isWanted) return [];
  const item = {
    id: "single-keys",
    label: on ? "Turn off single-key shortcuts" : "Turn on single-key shortcuts",
    icon: <Keyboard className="size-4 shrink-0 text-ink-muted" aria-hidden />,
    onSelect: () => turn(!on),
  };
  return [{ heading: "Keyboard", items: [item] }];
}
