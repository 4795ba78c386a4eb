"use client";

import { Flower2, Hand, PartyPopper } from "lucide-react";
import type { EffectKind } from "@/lib/stage";
import { useStudio } from "./studio-context";
import { useCooldown } from "./use-cooldown";

export const EFFECTS: Record<EffectKind, { label: string; icon: typeof Hand }> = {
  confetti: { label: "Confetti", icon: PartyPopper },
  applause: { label: "Applause", icon: Hand },
  flowers: { label: "Flowers", icon: Flower2 },
};

/** One effect; a bar shows its cooldown. */
export function EffectButton({ kind, disabled }: { kind: EffectKind; disabled: boolean }) {
  const { run } = useStudio();
  const rest = useCooldown(kind);
  const { label, icon: Icon } = EFFECTS[kind];
  return (
    <button
      type="button"
      disabled={disabled || rest > 0}
      onClick={() => void run({ action: kind })}
      className="relative flex h-16 flex-1 flex-col items-center justify-center gap-1 overflow-hidden rounded-control bg-hover text-sm transition-colors enabled:hover:bg-pressed disabled:text-ink-muted"
    >
      <Icon className="size-5" aria-hidden />
      {label}
      {rest > 0 && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-1 origin-left bg-accent"
          style={{ transform: `scaleX(${rest})` }}
        />
      )}
      {rest > 0 && <span className="sr-only">, ready again in a moment</span>}
    </button>
  );
}
