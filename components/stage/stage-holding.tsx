import { StageCard } from "./stage-card";
import css from "./stage-look.module.css";
import { useStageWords } from "./use-stage-words";

interface StageHoldingProps {
  title: string;
  /** Null for the product's default text. */
  line: string | null;
  logo: string | null | undefined;
}

/**
 * Shown while nothing comes from the stage, which stays mounted behind it so that it can return immediately.
 */
export function StageHolding({ title, line, logo }: StageHoldingProps) {
  const words = useStageWords();
  return (
    <StageCard logo={logo}>
      <p className={`${css.display} text-balance text-[clamp(16px,4cqw,56px)] leading-tight`}>{title}</p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-(--stage-soft)">{line || words.holding}</p>
    </StageCard>
  );
}
