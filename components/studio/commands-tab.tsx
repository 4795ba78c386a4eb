"use client";

import { CornerDownLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api-error";
import { isCommand, SPOKEN_MAX_CHARS } from "@/lib/stage";
import { CommandHistory } from "./command-history";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";
import { type HeardSentence, useSentence } from "./use-sentence";

const EXAMPLES = [
  "bring everybody on",
  "next slide",
  "spotlight the host",
  "music at 30 percent",
  "go to the last scene",
];
const SURE = 0.8;

/** Say it in words: what is understood is shown as it is typed, and asked about when it is risky. */
export function CommandsTab() {
  const { controller, run } = useStudio();
  const [text, setText] = useState("");
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const sentence = text.trim();
  const parsed = useSentence(sentence);
  const asks = parsed?.ok === true && (parsed.risky || parsed.beyond);

  async function carryOut(understood: Extract<HeardSentence, { ok: true }>) {
    setBusy(true);
    try {
      // A doubtful reading was confirmed by a person: then its commands are sent, not the doubtful words.
      if (understood.confidence >= SURE || understood.beyond) await controller.commands.say(sentence, asks);
      else for (const command of understood.acts.filter(isCommand)) if (!(await run(command))) break;
      setText("");
      void controller.desk.refresh();
    } catch (error) {
      tellTrouble(error instanceof ApiError ? error : new Error("That did not work."));
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!parsed?.ok || busy) return;
    if (asks && !confirming) setConfirming(true);
    else void carryOut(parsed);
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} className="flex flex-col gap-2">
        <div className="flex gap-2">
          <Input
            aria-label="Say a command"
            placeholder="Type a command…"
            maxLength={SPOKEN_MAX_CHARS}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setConfirming(false);
            }}
          />
          <Button
            type="submit"
            variant="primary"
            aria-label={confirming ? "Yes, do it" : "Do it"}
            busy={busy}
            disabled={!parsed?.ok}
            icon={<CornerDownLeft className="size-4" aria-hidden />}
          />
        </div>
        <div aria-live="polite" className="min-h-6 text-sm">
          {parsed?.ok && (
            <p className={asks ? "text-warn" : "text-ink"}>
              {parsed.reading} {confirming && "Press again to do it."}
            </p>
          )}
          {parsed && !parsed.ok && <p className="text-ink-muted">{parsed.reason}</p>}
        </div>
        {!parsed?.ok && (
          <Suggestions list={parsed && !parsed.ok ? parsed.suggestions : EXAMPLES} onPick={setText} />
        )}
      </form>
      <CommandHistory />
    </div>
  );
}

function Suggestions({ list, onPick }: { list: readonly string[]; onPick: (text: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {list.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onClick={() => onPick(suggestion)}
            className="min-h-6 rounded-full bg-hover px-2.5 py-0.5 text-sm hover:bg-pressed"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
