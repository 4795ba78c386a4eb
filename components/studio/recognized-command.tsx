"use client";

import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Suggestions } from "./suggestions";
import { asksFirst, isSure, type Understood, useCarryOut } from "./use-carry-out";
import { useSentence } from "./use-sentence";

/** Long enough to read. */
const DONE_MS = 6_000;

interface RecognizedCommandProps {
  heard: string;
  onDone: () => void;
}

/**
 * A spoken sentence and its result: runs at once if clear and safe, asks for confirmation if not, and offers suggestions
 * if nothing was understood.
 */
export function RecognizedCommand({ heard, onDone }: RecognizedCommandProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { carryOut, busy } = useCarryOut();
  const sentence = picked ?? heard;
  const parsed = useSentence(sentence);
  const understood = parsed?.ok ? parsed : null;
  // Run without confirmation, once: it changes the stage, after which the same words could mean something else.
  const [clear] = useState(() =>
    understood && isSure(understood) && !asksFirst(understood) ? understood : null,
  );
  const begun = useRef(false);

  async function act(what: Understood): Promise<void> {
    if (await carryOut(sentence, what)) setDone(what.reading);
    else onDone();
  }

  const start = useRef(act);
  start.current = act;
  useEffect(() => {
    if (begun.current || !clear) return;
    begun.current = true;
    void start.current(clear);
  }, [clear]);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(onDone, DONE_MS);
    return () => clearTimeout(timer);
  }, [done, onDone]);

  return (
    <>
      <p className="text-base">
        <span className="text-ink-muted">{picked === null ? "You said:" : "You picked:"}</span> “{sentence}”
      </p>
      <div role="status" className="text-base">
        {done !== null ? (
          <p className="flex items-center gap-2">
            <Check className="size-4 shrink-0 text-ok" aria-hidden /> {done}
          </p>
        ) : (
          <p className={clear || understood ? "" : "text-ink-muted"}>
            {(clear ?? understood)?.reading ?? reasonOf(parsed)}
          </p>
        )}
      </div>
      {done === null && !clear && understood && (
        <Ask risky={understood.risky} busy={busy} onYes={() => void act(understood)} onNo={onDone} />
      )}
      {done === null && !clear && parsed && !parsed.ok && (
        <Suggestions list={parsed.suggestions} onPick={setPicked} />
      )}
    </>
  );
}

const reasonOf = (parsed: ReturnType<typeof useSentence>): string =>
  parsed && !parsed.ok ? parsed.reason : "";

interface AskProps {
  risky: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The confirmation takes a key or a press, never speech. */
function Ask({ risky, busy, onYes, onNo }: AskProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    yes.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className="flex gap-2">
      <Button ref={yes} size="sm" variant={risky ? "danger" : "primary"} busy={busy} onClick={onYes}>
        Run command
      </Button>
      <Button size="sm" onClick={onNo}>
        Cancel
      </Button>
    </div>
  );
}
