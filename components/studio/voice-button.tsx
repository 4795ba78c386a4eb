"use client";

import { AudioLines } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { holdTo } from "./hold-to";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import { NO_VOICE_WORDS } from "./voice-command";

/** Push to talk: speech while it is held is a command. */
export function VoiceButton() {
  const { voice } = useStudio().controller;
  const { step } = useStore(voice.view);
  const reason = useStore(voice.reason);
  const held = step === "listening";
  useEffect(() => void voice.look().catch(() => undefined), [voice]);
  useEffect(() => {
    window.addEventListener("blur", voice.interrupt);
    return () => window.removeEventListener("blur", voice.interrupt);
  }, [voice]);
  const stop = () => void voice.finish();
  return (
    <Button
      variant={held ? "primary" : "ghost"}
      aria-pressed={held}
      aria-label="Hold to speak a command"
      aria-description={reason ? NO_VOICE_WORDS[reason] : undefined}
      title={reason ? NO_VOICE_WORDS[reason] : "Hold to speak a command (C)"}
      className={`touch-none select-none ${reason ? "text-ink-muted!" : ""}`}
      icon={<AudioLines className="size-4" aria-hidden />}
      {...holdTo(() => void voice.start().catch(showError), stop)}
      onBlur={voice.interrupt}
    >
      <span className="@max-[58rem]:sr-only">Hold to speak</span>
    </Button>
  );
}
