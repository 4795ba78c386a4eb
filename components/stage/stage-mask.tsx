import type { StageState } from "@/lib/stage";
import { StageCard } from "./stage-card";
import css from "./stage-look.module.css";
import { useStageWords } from "./use-stage-words";

interface StageMaskProps {
  state: StageState;
  logo: string | null | undefined;
}

/** Covers everything. What is behind it is not even rendered. */
export function StageMask({ state, logo }: StageMaskProps) {
  const words = useStageWords();
  const level = state.mask.level ?? "mask";
  return (
    <StageCard logo={logo}>
      <p className={`${css.display} text-balance text-[clamp(16px,4cqw,56px)] leading-tight`}>
        {state.title}
      </p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-(--stage-soft)">
        {state.mask.message || words[level]}
      </p>
    </StageCard>
  );
}
