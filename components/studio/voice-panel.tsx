"use client";

import { LoaderCircle, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { MicMeter } from "@/components/room/mic-meter";
import { useStore } from "@/components/room/use-store";
import { IconButton } from "@/components/ui/icon-button";
import { MAX_SPOKEN_SECONDS } from "@/lib/live/spoken-command";
import { RecognizedCommand } from "./recognized-command";
import { useStudio } from "./studio-context";

/** A voice command's progress and result, over the program where the host looks. */
export function VoicePanel() {
  const { controller } = useStudio();
  const { voice } = controller;
  const view = useStore(voice.view);
  const close = useCallback(() => voice.close(view), [voice, view]);
  if (view.step === "idle") return null;
  return (
    <section
      aria-label="Spoken command"
      className="absolute inset-x-4 bottom-3 z-20 mx-auto flex max-w-md items-start gap-2 rounded-panel border border-line bg-surface-overlay py-3 pr-2 pl-4 shadow-overlay"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {view.step === "listening" && <Listening since={view.since} />}
        {view.step === "hearing" && (
          <Line>
            <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden /> Working out what you said…
          </Line>
        )}
        {view.step === "trouble" && <Line>{view.message}</Line>}
        {view.step === "heard" && <RecognizedCommand heard={view.words} onDone={close} />}
      </div>
      {view.step !== "listening" && (
        <IconButton
          size="sm"
          label="Close"
          icon={<X className="size-4" aria-hidden />}
          onClick={voice.drop}
        />
      )}
    </section>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-2 py-0.5 text-base">
    {children}
  </p>
);

function Listening({ since }: { since: number | null }) {
  const { controller, onAir } = useStudio();
  const { microphone } = useStore(controller.media);
  const left = useSecondsLeft(since);
  return (
    <>
      <div className="flex items-center gap-2">
        <Line>
          <span className="font-medium">Speak your command, then release.</span>
        </Line>
        {/* Said aloud each second, it would be heard in the command. */}
        <span role="timer" aria-live="off" className="tabular ml-auto pr-2 text-ink-muted text-sm">
          {left} s left
        </span>
      </div>
      <MicMeter track={microphone} muted={false} className="pr-2" />
      <p className="text-ink-muted text-sm">
        {onAir ? "The audience can’t hear you right now." : "No one else can hear you right now."}
      </p>
    </>
  );
}

function useSecondsLeft(since: number | null): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const gone = since === null ? 0 : Math.max(0, now - since) / 1_000;
  return Math.max(0, Math.ceil(MAX_SPOKEN_SECONDS - gone));
}
