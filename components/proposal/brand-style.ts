import type { CSSProperties } from "react";
import { isAccent, onAccent } from "@/lib/theme/accent";

/** The seller's color, and what is readable on it. Without one, those of the product. */
export const brandStyle = (accent: string | null): CSSProperties =>
  ({
    "--brand": isAccent(accent) ? accent : "var(--accent)",
    "--on-brand": isAccent(accent) ? onAccent(accent) : "var(--on-accent)",
  }) as CSSProperties;
