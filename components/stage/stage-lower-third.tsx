import type { CSSProperties, Ref } from "react";
import css from "./stage-look.module.css";

interface StageLowerThirdProps {
  title: string;
  subtitle: string;
  /** Name and role on two lines, or on one. */
  lines: 1 | 2;
  style: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Name and role of the person speaking, over their picture's lower edge. */
export function StageLowerThird({ title, subtitle, lines, style, ref }: StageLowerThirdProps) {
  return (
    <div
      ref={ref}
      data-layer="lower-third"
      data-lines={lines}
      className="absolute flex w-fit flex-col justify-center data-[lines='1']:flex-row data-[lines='1']:items-center data-[lines='1']:gap-[0.8em]"
      style={style}
    >
      <p className={`${css.display} max-w-full shrink-0 truncate leading-[1.22]`}>{title}</p>
      {subtitle && (
        <p className="max-w-full truncate text-(--stage-soft) text-[0.72em] leading-snug">{subtitle}</p>
      )}
    </div>
  );
}
