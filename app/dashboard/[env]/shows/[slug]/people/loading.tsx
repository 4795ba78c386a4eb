import { PageSkeleton } from "@/components/dashboard/parts/page/page-skeleton";

export default function Loading() {
  return <PageSkeleton rows={12} />;
}
