"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { NotetakerWatch } from "./notetaker-watch";

const LABELS = { admit: "Admit", decline: "Decline", remove: "Remove" } as const;

interface NotetakerButtonProps {
  watch: NotetakerWatch;
  decision: keyof typeof LABELS;
  /** Its name, for screen readers. */
  whom: string;
  primary?: boolean;
}

/** Decides about a notetaker at once. */
export function NotetakerButton({ watch, decision, whom, primary = false }: NotetakerButtonProps) {
  const [busy, setBusy] = useState(false);
  async function decide() {
    setBusy(true);
    await watch.decide(decision);
    setBusy(false);
  }
  return (
    <Button size="sm" variant={primary ? "primary" : "secondary"} busy={busy} onClick={() => void decide()}>
      {LABELS[decision]}
      <span className="sr-only"> {whom}</span>
    </Button>
  );
}
