"use client";

import type { EffectKind } from "@/lib/stage";
import { COOLDOWNS_MS } from "@/lib/stage/command-facts";
import { useServerNow, useStudio } from "./studio-context";

/** The rest of an effect's cooldown: 1 right after use, 0 when ready. */
export function useCooldown(kind: EffectKind): number {
  const { state } = useStudio();
  const now = useServerNow(200);
  const cooldownMs = COOLDOWNS_MS[kind];
  const last = state.effects.findLast((effect) => effect.kind === kind);
  if (!last) return 0;
  return Math.min(1, Math.max(0, 1 - (now - Date.parse(last.at)) / cooldownMs));
}
