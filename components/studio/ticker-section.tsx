"use client";

import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { STAGE_LIMITS } from "@/lib/stage/vocabulary";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";
import { useDraft } from "./use-draft";

const LINE_CHARS = 280;

/** Parses the typed lines, and cuts what the stage would reject as too long or too many. */
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, LINE_CHARS))
    .filter((line) => line !== "")
    .slice(0, STAGE_LIMITS.tickerItems);

export function TickerSection() {
  const { state, run } = useStudio();
  const { visible, items } = state.ticker;
  const stored = items.join("\n");
  const { text, change, send } = useDraft(stored);
  const lines = linesOf(text);
  const changed = lines.join("\n") !== stored;
  return (
    <PanelSection
      title="Ticker"
      aside={
        <Switch
          label="Ticker"
          hideLabel
          checked={visible}
          onCheckedChange={(on) => void run({ action: on ? "show_ticker" : "hide_ticker" })}
        />
      }
    >
      <Textarea
        aria-label="Ticker lines"
        placeholder="One per line"
        rows={3}
        value={text}
        onChange={(event) => change(event.target.value)}
        // What differs in blanks alone has nothing to send.
        onBlur={() => !changed && change(stored)}
      />
      {changed && (
        <Button
          size="sm"
          variant="primary"
          className="self-start"
          onClick={() => void send(run({ action: "set_ticker", items: lines }))}
        >
          Update ticker
        </Button>
      )}
    </PanelSection>
  );
}
