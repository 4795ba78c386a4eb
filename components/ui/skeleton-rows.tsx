import { Skeleton } from "./skeleton";

const WIDTHS = ["w-2/5", "w-3/5", "w-1/3", "w-1/2", "w-1/4"];

/** Placeholder rows of a loading list, as high as real ones. */
export function SkeletonRows({ rows = 5, label = "Loading" }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <div key={row} className="flex h-11 items-center gap-6 border-line border-b last:border-b-0">
          <Skeleton className={`h-3.5 ${WIDTHS[row % WIDTHS.length]}`} />
          <Skeleton className="ml-auto h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}
