import type { LucideIcon } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";

interface NothingFoundProps {
  icon: LucideIcon;
  title: string;
  description?: string;
}

/** A list in which nothing matches what was asked for. */
export function NothingFound({ icon: Icon, title, description }: NothingFoundProps) {
  return (
    <EmptyState icon={<Icon className="size-6" aria-hidden />} title={title} description={description} />
  );
}
