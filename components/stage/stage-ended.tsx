import type { StageState } from "@/lib/stage";
import { StageCard } from "./stage-card";
import { useStageWords } from "./use-stage-words";

interface StageEndedProps {
  state: StageState;
  logo: string | null | undefined;
}

export function StageEnded({ state, logo }: StageEndedProps) {
  const words = useStageWords();
  return (
    <StageCard logo={logo} ground="bg-[#0c0c11]">
      <p className="text-[clamp(12px,2.4cqw,32px)] text-white/80">{words.thatWas}</p>
      <p className="text-balance font-semibold text-[clamp(18px,5cqw,72px)] leading-[1.1] tracking-[-0.02em]">
        {state.title}
      </p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-white/80">{words.thanks}</p>
    </StageCard>
  );
}
