import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

/** Background bar of a group of segment links. */
export const segmentBar = "rounded-control bg-surface-sunken p-0.5 ring-1 ring-line ring-inset";

interface SegmentLinkProps extends Omit<ComponentProps<typeof Link>, "aria-current"> {
  current: boolean;
}

/** Links between variants of the same page, such as a period or an environment. */
export function SegmentLink({ current, className, ...link }: SegmentLinkProps) {
  return (
    <Link
      {...link}
      aria-current={current ? "true" : undefined}
      className={clsx(
        "flex items-center rounded-sm text-sm",
        current ? "bg-surface-raised font-medium text-ink ring-1 ring-line" : "text-ink-muted hover:text-ink",
        className,
      )}
    />
  );
}
