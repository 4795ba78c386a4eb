import clsx from "clsx";
import { hueOf } from "@/lib/theme/hue-of";
import { initialsOf } from "@/lib/theme/initials-of";

interface AvatarProps {
  name: string;
  /** URL of a picture on this site; initials if not set. */
  src?: string | null;
  /** Width and height in px. */
  size?: number;
  /** Round for people, square for things. */
  square?: boolean;
  className?: string;
}

/** A photo, or initials on a background whose hue only depends on the name. */
export function Avatar({ name, src, size = 32, square, className }: AvatarProps) {
  const shape = clsx(
    "inline-flex shrink-0 overflow-hidden",
    square ? "rounded-control" : "rounded-full",
    className,
  );
  if (src) {
    // biome-ignore lint/performance/noImgElement: already re-encoded and small; an optimizer adds nothing
    return <img src={src} alt="" width={size} height={size} className={clsx(shape, "object-cover")} />;
  }
  return (
    <span
      aria-hidden
      className={clsx(shape, "items-center justify-center font-semibold text-white")}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(10, size * 0.38),
        background: `oklch(0.46 0.1 ${hueOf(name)})`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
