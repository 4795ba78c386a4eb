import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export default function DashboardNotFound() {
  return (
    <EmptyState
      title="Page not found"
      description="It may be in the other environment or another workspace, or it was removed."
      action={<ButtonLink href="/dashboard">Go to dashboard</ButtonLink>}
    />
  );
}
