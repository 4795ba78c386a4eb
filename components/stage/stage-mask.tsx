import type { StageState } from "@/lib/stage";
import { StageCard } from "./stage-card";

interface StageMaskProps {
  state: StageState;
  logo: string | null | undefined;
}

const WORDS = {
  mask: "We will be right back.",
  hold: "The show is on hold. Please stay, we will be right back.",
  end: "This show was ended by its host.",
} as const;

/** Covers everything: what is behind it is not even drawn. */
export function StageMask({ state, logo }: StageMaskProps) {
  const level = state.mask.level ?? "mask";
  return (
    <StageCard logo={logo} ground="bg-[#15141c]">
      <p className="font-semibold text-[clamp(16px,4cqw,56px)] leading-tight">{state.title}</p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-white/85">{state.mask.message || WORDS[level]}</p>
    </StageCard>
  );
}
