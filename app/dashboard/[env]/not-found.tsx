import { EmptyState } from "@/components/ui/empty-state";

export default function DashboardNotFound() {
  return (
    <EmptyState
      title="There is nothing by that name here."
      description="It may belong to the other environment or to another workspace, or it was removed."
    />
  );
}
