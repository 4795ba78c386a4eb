import { Badge } from "@/components/ui/badge";
import type { SeriesWire } from "@/lib/modules/show-basics/series/schema";

export const SeriesStateBadge = ({ status }: Pick<SeriesWire, "status">) => (
  <Badge tone={status === "active" ? "ok" : "neutral"} className="capitalize">
    {status}
  </Badge>
);
