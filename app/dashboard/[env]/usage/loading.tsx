import { UsageSkeleton } from "@/components/dashboard/usage/usage-skeleton";

export default function Loading() {
  return <UsageSkeleton />;
}
