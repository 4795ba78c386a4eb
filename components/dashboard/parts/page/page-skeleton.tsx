import { Skeleton } from "@/components/ui/skeleton";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { SlowNotice } from "./slow-notice";

/** A list page while it loads. */
export function PageSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div>
      <SlowNotice />
      <div className="mb-6 flex h-9 items-center justify-between">
        <Skeleton className="h-6 w-44" />
        <Skeleton className="h-9 w-32 rounded-control" />
      </div>
      <Skeleton className="mb-4 h-9 w-72 max-w-full rounded-control" />
      <SkeletonRows rows={rows} />
    </div>
  );
}
