import clsx from "clsx";

/** A placeholder. Give it the shape of what is loading by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("block animate-pulse rounded-sm bg-pressed", className)} />;
}
