"use client";

import { type FormEvent, useId, useState } from "react";
import { clearSent } from "@/components/room/clear-sent";
import { Button } from "@/components/ui/button";
import { speakingHint } from "@/components/ui/speaking-hint";
import { Textarea } from "@/components/ui/textarea";
import type { SilentReason } from "@/lib/stage";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";
import { VolumeSlider } from "./volume-slider";

const LINE_CHARS = 2000;

const SILENCE_WORDS: Record<SilentReason, string> = {
  no_voice: "Captions only. The announcer’s voice isn’t installed.",
  language: "Captions only. The announcer doesn’t speak this show’s language.",
  talked_over: "The last line was shown as a caption because someone on stage kept talking.",
  failed: "The last line was shown as a caption because the voice failed.",
};

/** Lets the announcer say a typed line or the scene’s prepared one. */
export function AnnouncerSection() {
  const { state, run } = useStudio();
  const { emcee, emcee_queue: queue, emcee_silent: silent } = state;
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const prepared = state.scenes.find(({ id }) => id === state.scene_id)?.emcee_line?.trim() ?? "";
  const typed = text.trim();
  const hint = speakingHint(typed || prepared);
  const hintId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const said = await run(typed ? { action: "play_emcee", text: typed } : { action: "play_emcee" });
    setBusy(false);
    if (said) setText(clearSent(typed));
  }

  return (
    <PanelSection title="Announcer">
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
        <Textarea
          aria-label="Announcer line"
          aria-describedby={hint ? hintId : undefined}
          placeholder={prepared || "Type a line to say"}
          rows={2}
          className="field-sizing-content max-h-40"
          maxLength={LINE_CHARS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {hint && (
          <p id={hintId} className="text-ink-muted text-xs">
            {hint}
          </p>
        )}
        <div className="flex gap-2">
          <Button type="submit" size="sm" variant="primary" busy={busy} disabled={!typed && !prepared}>
            {typed || !prepared ? "Say line" : "Say prepared line"}
          </Button>
          {emcee && (
            <Button size="sm" className="ml-auto" onClick={() => void run({ action: "stop_emcee" })}>
              Stop
            </Button>
          )}
          {emcee && queue.length > 0 && (
            <Button size="sm" onClick={() => void run({ action: "stop_emcee", skip: true })}>
              Skip
            </Button>
          )}
        </div>
      </form>
      {emcee && (
        <ol aria-label="The announcer’s lines" className="flex flex-col gap-1 text-sm">
          {[emcee, ...queue].map(({ id, text: line }, index) => (
            <li key={id} className={index === 0 ? "text-ink" : "truncate text-ink-muted"}>
              {index === 0 ? "Now: " : "Next: "}
              {line}
            </li>
          ))}
        </ol>
      )}
      {silent && <p className="text-ink-muted text-sm">{SILENCE_WORDS[silent]}</p>}
      <VolumeSlider
        label="Volume"
        value={state.volumes.emcee}
        onCommit={(next) => void run({ action: "set_volume", target: "emcee", volume: next })}
      />
    </PanelSection>
  );
}
