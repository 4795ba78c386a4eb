import { Badge, type BadgeTone } from "@/components/ui/badge";

const TONES: Record<string, BadgeTone> = { active: "ok", suspended: "warn", archived: "neutral" };

export function ClientStateBadge({ status }: { status: string }) {
  return (
    <Badge tone={TONES[status] ?? "neutral"} className="capitalize">
      {status}
    </Badge>
  );
}
