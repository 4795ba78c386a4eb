import type { StageState } from "@/lib/stage";
import { StageCard } from "./stage-card";
import css from "./stage-look.module.css";
import { useStageWords } from "./use-stage-words";

interface StageEndedProps {
  state: StageState;
  logo: string | null | undefined;
}

export function StageEnded({ state, logo }: StageEndedProps) {
  const words = useStageWords();
  return (
    <StageCard logo={logo}>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-(--stage-soft)">{words.thatWas}</p>
      <p className={`${css.display} text-balance text-[clamp(18px,5cqw,72px)] leading-[1.1]`}>
        {state.title}
      </p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-(--stage-soft)">{words.thanks}</p>
    </StageCard>
  );
}
