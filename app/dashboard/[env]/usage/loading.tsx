import { UsageSkeleton } from "@/components/dashboard/developers/usage/usage-skeleton";

export default function Loading() {
  return <UsageSkeleton />;
}
