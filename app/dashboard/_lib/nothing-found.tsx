import type { LucideIcon } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";

interface NothingFoundProps {
  icon: LucideIcon;
  title: string;
  description?: string;
}

/** Empty state of a list whose filters match nothing. */
export function NothingFound({ icon: Icon, title, description }: NothingFoundProps) {
  return (
    <EmptyState icon={<Icon className="size-6" aria-hidden />} title={title} description={description} />
  );
}
