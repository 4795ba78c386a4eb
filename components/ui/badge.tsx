import clsx from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "ok" | "warn" | "danger" | "live" | "onair";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-hover text-ink-muted",
  accent: "bg-accent-soft text-accent",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  live: "bg-live-soft text-live",
  onair: "bg-live-fill text-on-live",
};

interface BadgeProps {
  tone?: BadgeTone;
  /** Shows a dot before the text, for states. */
  dot?: boolean;
  className?: string;
  children: ReactNode;
}

/** `live` and `onair` are reserved for shows that are on air. */
export function Badge({ tone = "neutral", dot, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex h-5 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs",
        TONES[tone],
        className,
      )}
    >
      {dot && <span className="size-1.5 rounded-full bg-current" aria-hidden />}
      {children}
    </span>
  );
}
