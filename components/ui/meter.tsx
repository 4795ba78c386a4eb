import clsx from "clsx";
import type { ReactNode } from "react";

interface MeterProps {
  value: number;
  max: number;
  label: string;
  /** The numbers in words: "0.12 of 0.20 USD". */
  text?: ReactNode;
  tone?: "accent" | "ok" | "warn" | "danger";
  /** A second value after the first, such as a reserved amount. */
  pending?: number;
  className?: string;
}

const FILLS = { accent: "bg-accent", ok: "bg-ok", warn: "bg-warn", danger: "bg-danger" };

/** Shows how much of something is used, as text and a bar. */
export function Meter({ value, max, label, text, tone = "accent", pending = 0, className }: MeterProps) {
  const share = (part: number) => `${max > 0 ? Math.min(100, Math.max(0, (part / max) * 100)) : 0}%`;
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-ink-muted">{label}</span>
        <span className="tabular font-medium">{text ?? `${value} / ${max}`}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot show what is pending */}
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        className="flex h-1.5 overflow-hidden rounded-full bg-pressed"
      >
        <span
          className={clsx("block h-full transition-[width] duration-200", FILLS[tone])}
          style={{ width: share(value) }}
        />
        <span className={clsx("block h-full opacity-40", FILLS[tone])} style={{ width: share(pending) }} />
      </div>
    </div>
  );
}
