"use client";

import { Hand } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { say } from "./notices/notices";
import { useHand } from "./use-hand";
import { useViewer } from "./viewer-context";

interface HandButtonProps {
  /** Increases when the crew may have answered. */
  changes: number;
  /** False while an answer would be missed. */
  connected: boolean;
}

/** Raises the viewer's hand to come on stage. */
export function HandButton({ changes, connected }: HandButtonProps) {
  const viewer = useViewer();
  const words = viewer.words.hand;
  const [raised, setRaised] = useHand(viewer.view.slug, changes, connected);
  const [busy, setBusy] = useState(false);

  async function toggle() {
    setBusy(true);
    try {
      if (await setRaised(!raised)) say("ok", words.confirmed);
    } catch {
      say("danger", words.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton
      label={raised ? words.lower : words.raise}
      aria-pressed={raised}
      busy={busy}
      onClick={() => void toggle()}
      variant={raised ? "primary" : "ghost"}
      icon={<Hand className="size-5" aria-hidden />}
    />
  );
}
