"use client";

import { useEffect, useRef } from "react";
import { belongsToFocus, type KeyMap, useKeys } from "@/components/room/use-keys";
import { LAYOUTS } from "@/lib/stage";
import { useStudio } from "./studio-context";
import { useControls } from "./use-controls";
import { useUndoMine } from "./use-undo-mine";

interface StudioKeysOptions {
  on: boolean;
  onSheet: () => void;
  onPalette: () => void;
}

/** Layouts 1–4, scenes J K, slides ← →, M, V, S, Space to talk, ?, ⌘K and ⌘Z. */
export function useStudioKeys({ on, onSheet, onPalette }: StudioKeysOptions): void {
  const { controller, state, run } = useStudio();
  const controls = useControls();
  const talking = useRef(false);
  const takeBack = useUndoMine();

  const go = (by: 1 | -1) => {
    const index = state.scene_index + by;
    if (index >= 0 && index < state.scenes.length) void run({ action: "go_scene", index });
  };
  const map: KeyMap = {
    j: () => go(-1),
    k: () => go(1),
    arrowleft: () => void run({ action: "prev_slide" }),
    arrowright: () => void run({ action: "next_slide" }),
    m: controls.toggleMute,
    v: controls.toggleCamera,
    s: controls.toggleScreen,
    "?": onSheet,
    " ": () => {
      if (!controller.media.get().muted) return;
      talking.current = true;
      controls.talk(true);
    },
    escape: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
  for (const [index, layout] of LAYOUTS.entries())
    map[String(index + 1)] = () => void run({ action: "set_layout", layout });
  useKeys(map, on, {
    " ": () => {
      if (!talking.current) return;
      talking.current = false;
      controls.talk(false);
    },
  });

  const palette = useRef(onPalette);
  palette.current = onPalette;
  const undo = useRef(takeBack);
  undo.current = takeBack;
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      const key = event.key.toLowerCase();
      if (key === "k") palette.current();
      else if (key === "z" && !belongsToFocus(event.target, key)) undo.current();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
}
