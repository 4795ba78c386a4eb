"use client";

import { CornerDownLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { clearSent } from "@/components/room/clear-sent";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { SPOKEN_MAX_CHARS } from "@/lib/spoken-commands/natural-language";
import { CommandHistory } from "./command-history";
import { StageControlSection } from "./stage-control-section";
import { Suggestions } from "./suggestions";
import { asksFirst, type Understood, useCarryOut } from "./use-carry-out";
import { useSentence } from "./use-sentence";

const EXAMPLES = [
  "bring everyone on",
  "next slide",
  "spotlight the host",
  "music at 30 percent",
  "go to the last scene",
];

/** Commands in plain language: shows what is understood while typing, and confirms when it is risky. */
export function CommandsTab() {
  const [text, setText] = useState("");
  /** What was shown when the user pressed once: "undo" may mean another command by now. */
  const [asked, setAsked] = useState<string | null>(null);
  const sentence = text.trim();
  const parsed = useSentence(sentence);
  const asks = parsed?.ok === true && asksFirst(parsed);
  const confirming = parsed?.ok === true && parsed.reading === asked;
  const { carryOut, busy } = useCarryOut();

  async function confirmed(understood: Understood) {
    if (await carryOut(sentence, understood)) setText(clearSent(sentence));
    setAsked(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!parsed?.ok || busy) return;
    if (asks && !confirming) setAsked(parsed.reading);
    else void confirmed(parsed);
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} className="flex flex-col gap-2">
        <div className="flex gap-2">
          <Input
            aria-label="Command"
            placeholder="Type a command, or hold C and speak"
            maxLength={SPOKEN_MAX_CHARS}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setAsked(null);
            }}
          />
          <Button
            type="submit"
            variant="primary"
            aria-label={confirming ? "Confirm command" : "Run command"}
            busy={busy}
            disabled={!parsed?.ok}
            icon={<CornerDownLeft className="size-4" aria-hidden />}
          />
        </div>
        <div aria-live="polite" className="min-h-6 text-sm">
          {parsed?.ok && (
            <p className={asks ? "text-warn" : "text-ink"}>
              {parsed.reading} {confirming && "Press again to confirm."}
            </p>
          )}
          {parsed && !parsed.ok && <p className="text-ink-muted">{parsed.reason}</p>}
        </div>
        {!parsed?.ok && (
          <Suggestions list={parsed && !parsed.ok ? parsed.suggestions : EXAMPLES} onPick={setText} />
        )}
      </form>
      <StageControlSection />
      <CommandHistory />
    </div>
  );
}
