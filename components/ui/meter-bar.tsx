import clsx from "clsx";

export interface MeterBarProps {
  value: number;
  max: number;
  /** Its accessible name. */
  label: string;
  /** Work in progress is a `progressbar`. */
  role?: "meter" | "progressbar";
  tone?: "accent" | "ok" | "warn" | "danger";
  /** A second value after the first, such as a reserved amount. */
  pending?: number;
}

const FILLS = { accent: "bg-accent", ok: "bg-ok", warn: "bg-warn", danger: "bg-danger" };

/** Shows how much of something is used or done, as a bar without text. */
export function MeterBar({ value, max, label, role = "meter", tone = "accent", pending = 0 }: MeterBarProps) {
  const share = (part: number) => `${max > 0 ? Math.min(100, Math.max(0, (part / max) * 100)) : 0}%`;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names and values
    <div
      role={role}
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
  );
}
