import clsx from "clsx";

/** A place holder in the shape of what is coming: give it that shape by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-pulse rounded-sm bg-pressed", className)} />;
}
