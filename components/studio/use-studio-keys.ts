"use client";

import { useEffect, useRef } from "react";
import { belongsToFocus, type KeyMap, useKeys } from "@/components/room/use-keys";
import { rightsOf } from "@/lib/stage/show-roles";
import { LAYOUTS } from "@/lib/stage/vocabulary";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import { useControls } from "./use-controls";
import { useUndoMine } from "./use-undo-mine";

interface StudioKeysOptions {
  on: boolean;
  onSheet: () => void;
  onPalette: () => void;
}

/** Layouts 1–4, scenes J K, slides ← →, M, V, S, Space to talk, C to say a command, ?, ⌘K and ⌘Z. */
export function useStudioKeys({ on, onSheet, onPalette }: StudioKeysOptions): void {
  const { controller, desk, state, run } = useStudio();
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
    c: ({ repeat }) => {
      if (!repeat) void controller.voice.start().catch(showError);
    },
    "?": onSheet,
    " ": () => {
      if (!controller.media.get().muted) return;
      talking.current = true;
      controls.talk(true);
    },
    escape: () => {
      if (controller.voice.view.get().step !== "idle") return controller.voice.drop();
      const focused = document.activeElement;
      // The first press blurs the focused element, as everywhere; the next one takes control from agents.
      if (focused instanceof HTMLElement && focused !== document.body) focused.blur();
      else if (rightsOf(desk.me.role).scopes.includes("studio:control"))
        void controller.calls.takeStageControl().catch(showError);
    },
  };
  for (const [index, layout] of LAYOUTS.entries())
    map[String(index + 1)] = () => void run({ action: "set_layout", layout });
  useKeys(map, on, {
    c: () => void controller.voice.finish(),
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
