"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import type { ChatRules } from "@/lib/live";
import { ChatBansDialog } from "./chat-bans-dialog";
import { useModeration } from "./use-moderation";

interface ChatSettingsProps {
  rules: ChatRules;
  /** Messages that were reported or held for review. */
  waiting: number;
  waitingOnly: boolean;
  onWaitingOnly: (only: boolean) => void;
}

const STEPS = [0, 5, 10, 30, 60, 300];
const wordsOf = (seconds: number): string => {
  if (seconds === 0) return "Slow mode off";
  return seconds < 60 || seconds % 60 > 0
    ? `1 message per ${seconds} s`
    : `1 message per ${seconds / 60} min`;
};

/** Slow mode, the review queue and bans. */
export function ChatSettings({ rules, waiting, waitingOnly, onWaitingOnly }: ChatSettingsProps) {
  const moderation = useModeration();
  const [bans, setBans] = useState(false);
  const { slow_seconds } = rules;
  const steps = STEPS.includes(slow_seconds) ? STEPS : [...STEPS, slow_seconds].sort((a, b) => a - b);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NativeSelect
        aria-label="Slow mode"
        className="w-36"
        value={String(slow_seconds)}
        options={steps.map((seconds) => ({ value: String(seconds), label: wordsOf(seconds) }))}
        onValueChange={(seconds) => moderation.slowDown(Number(seconds))}
      />
      <Button
        size="sm"
        variant={waitingOnly ? "primary" : "secondary"}
        aria-pressed={waitingOnly}
        onClick={() => onWaitingOnly(!waitingOnly)}
      >
        Review <span className="tabular">({waiting})</span>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setBans(true)}>
        Banned…
      </Button>
      <ChatBansDialog open={bans} onOpenChange={setBans} />
    </div>
  );
}
