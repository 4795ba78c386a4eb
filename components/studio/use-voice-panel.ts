import { useEffect } from "react";
import { useStorePart } from "@/components/room/use-store";
import { useFetched } from "@/components/ui/use-fetched";
import { useStudio } from "./studio-context";
import type { VoiceView } from "./voice-command";

const isIdle = ({ step }: VoiceView): boolean => step === "idle";

/** The voice panel with the sentence parser, loaded on the first press. */
export function useVoicePanel() {
  const { voice } = useStudio().controller;
  const panel = useFetched(() => import("./voice-panel"));
  const idle = useStorePart(voice.view, isIdle);
  const { fetch } = panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetch` is new on every render
  useEffect(() => {
    if (!idle) void fetch();
  }, [idle]);
  return panel.module;
}
