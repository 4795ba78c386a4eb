import clsx from "clsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "live";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover",
  secondary:
    "bg-surface-raised text-ink ring-1 ring-inset ring-line enabled:hover:ring-line-strong [a]:hover:ring-line-strong",
  ghost:
    "text-ink enabled:hover:bg-hover enabled:active:bg-pressed [a]:hover:bg-hover data-popup-open:bg-hover",
  danger: "bg-danger-fill text-on-danger enabled:hover:brightness-110",
  live: "bg-live-fill text-on-live enabled:hover:brightness-110",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-7 gap-1.5 px-2.5 text-sm",
  md: "h-9 gap-2 px-3.5 text-base",
  lg: "h-12 gap-2 px-5 text-lg",
};

/** Classes of all buttons. `square` is for a button with a single icon. */
export function buttonClasses(
  variant: ButtonVariant = "secondary",
  size: ButtonSize = "md",
  square = false,
): string {
  return clsx(
    "relative inline-flex shrink-0 select-none items-center justify-center rounded-control font-medium",
    "whitespace-nowrap transition-[background-color,box-shadow,filter,scale,opacity]",
    "enabled:active:scale-[0.98] disabled:not-data-early:opacity-50 aria-disabled:not-data-early:opacity-50 aria-busy:opacity-100",
    "[&_svg]:shrink-0",
    VARIANTS[variant],
    SIZES[size],
    square && "aspect-square px-0!",
  );
}
