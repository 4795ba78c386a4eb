import { StageCard } from "./stage-card";
import css from "./stage-look.module.css";
import { useStageWords } from "./use-stage-words";

interface StageHoldingProps {
  title: string;
  /** Else the product's own words. */
  line: string | null;
  logo: string | null | undefined;
}

/** While nothing comes from the stage: it goes on behind this, so that it is there again at once. */
export function StageHolding({ title, line, logo }: StageHoldingProps) {
  const words = useStageWords();
  return (
    <StageCard logo={logo}>
      <p className={`${css.display} text-balance text-[clamp(16px,4cqw,56px)] leading-tight`}>{title}</p>
      <p className="text-[clamp(12px,2.4cqw,32px)] text-(--stage-soft)">{line || words.holding}</p>
    </StageCard>
  );
}
