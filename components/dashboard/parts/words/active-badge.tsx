import { Badge, type BadgeTone } from "@/components/ui/badge";

const TONES: Record<string, BadgeTone> = { active: "ok", suspended: "warn", archived: "neutral" };

/** Whether something is in use: a client or a series. */
export function ActiveBadge({ status }: { status: string }) {
  return (
    <Badge tone={TONES[status] ?? "neutral"} className="capitalize">
      {status}
    </Badge>
  );
}
