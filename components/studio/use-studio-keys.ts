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
  const slide = (action: "prev_slide" | "next_slide", repeat: boolean) => {
    // A key held down never sends faster than the server answers.
    if (!repeat || controller.commands.pending.get().length === 0) void run({ action });
  };
  const endTalk = () => {
    if (!talking.current) return;
    talking.current = false;
    controls.talk(false);
  };
  const map: KeyMap = {
    j: () => go(-1),
    k: () => go(1),
    arrowleft: ({ repeat }) => slide("prev_slide", repeat),
    arrowright: ({ repeat }) => slide("next_slide", repeat),
    m: controls.toggleMute,
    v: controls.toggleCamera,
    s: controls.toggleScreen,
    c: () => void controller.voice.start().catch(showError),
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
    " ": endTalk,
  });
  const stopTalking = useRef(endTalk);
  stopTalking.current = endTalk;
  useEffect(() => {
    if (!on) return;
    // The key may be released in another window, or after the shortcuts end.
    const end = () => stopTalking.current();
    window.addEventListener("blur", end);
    document.addEventListener("visibilitychange", end);
    return () => {
      window.removeEventListener("blur", end);
      document.removeEventListener("visibilitychange", end);
      end();
    };
  }, [on]);

  const palette = useRef(onPalette);
  palette.current = onPalette;
  const undo = useRef(takeBack);
  undo.current = takeBack;
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      const key = event.key.toLowerCase();
      if (key === "k") palette.current();
      else if (key !== "z" || belongsToFocus(event.target, key)) return;
      else if (!event.repeat) undo.current();
      event.preventDefault();
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
}
