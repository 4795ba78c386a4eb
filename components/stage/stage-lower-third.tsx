import css from "./stage-look.module.css";

interface StageLowerThirdProps {
  title: string;
  subtitle: string;
}

/** Name and role of who speaks on the brand's colour bar, along the lower edge of their picture. */
export function StageLowerThird({ title, subtitle }: StageLowerThirdProps) {
  return (
    <div
      data-layer="lower-third"
      className="absolute bottom-[5%] left-0 max-w-[92%] py-[0.5em] text-[clamp(11px,4.4cqw,28px)]"
    >
      <p className={`${css.display} truncate leading-tight`}>{title}</p>
      {subtitle && <p className="truncate text-(--stage-soft) text-[0.72em] leading-snug">{subtitle}</p>}
    </div>
  );
}

/** The same in one line below the pictures: for somebody whose own picture is too small, and for texts of nobody's. */
export function StageNameLine({ title, subtitle }: StageLowerThirdProps) {
  return (
    <p data-layer="lower-third" className="min-w-0 truncate py-[0.3em] text-[max(11px,1.9cqw)] leading-tight">
      <span className={css.display}>{title}</span>
      {subtitle && <span className="ml-[0.8em] text-(--stage-soft) text-[0.85em]">{subtitle}</span>}
    </p>
  );
}
