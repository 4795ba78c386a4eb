import type { StageState } from "@/lib/stage";
import { StageCard } from "./stage-card";
import css from "./stage-look.module.css";
import { useStageWords } from "./use-stage-words";

interface StageHoldingProps {
  state: StageState;
  logo: string | null | undefined;
}

/** While nothing comes from the stage: it goes on behind this, so that it is there again at once. */
export function StageHolding({ state, logo }: StageHoldingProps) {
  const words = useStageWords();
  return (
    <StageCard logo={logo}>
      <p className={`${css.display} text-balance text-[clamp(16px,4cqw,56px)] leading-tight`}>
        {state.title}
      </p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-(--stage-soft)">
        {state.holding?.line || words.holding}
      </p>
    </StageCard>
  );
}
