import clsx from "clsx";
import type { ReactNode } from "react";
import { MeterBar, type MeterBarProps } from "./meter-bar";

interface MeterProps extends MeterBarProps {
  /** The numbers in words: "0.12 of 0.20 USD". */
  text?: ReactNode;
  className?: string;
}

/** Shows how much of something is used or done, as text and a bar. */
export function Meter({ text, className, ...bar }: MeterProps) {
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-ink-muted">{bar.label}</span>
        <span className="tabular font-medium">{text ?? `${bar.value} / ${bar.max}`}</span>
      </div>
      <MeterBar {...bar} />
    </div>
  );
}
