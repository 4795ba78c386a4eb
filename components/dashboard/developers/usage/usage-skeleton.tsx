import { Skeleton } from "@/components/ui/skeleton";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { SlowNotice } from "../../parts/page/slow-notice";

const BARS = [30, 55, 40, 80, 62, 95, 70, 48, 85, 60, 36, 74, 90, 52];

/** The usage page while it loads: meter, bars, rows. */
export function UsageSkeleton() {
  return (
    <div>
      <SlowNotice />
      <div className="mb-6 flex h-9 items-center justify-between">
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-9 w-72 max-w-full rounded-control" />
      </div>
      <Skeleton className="mb-2 h-4 w-28" />
      <Skeleton className="mb-10 h-1.5 w-full rounded-full" />
      <div className="mb-10 flex h-55 items-end gap-2">
        {BARS.map((height) => (
          <span key={height} className="flex-1" style={{ height: `${height}%` }}>
            <Skeleton className="h-full w-full" />
          </span>
        ))}
      </div>
      <SkeletonRows rows={5} />
    </div>
  );
}
