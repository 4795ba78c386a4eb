import { Badge, type BadgeTone } from "@/components/ui/badge";

const TONES: Record<string, BadgeTone> = {
  scheduled: "accent",
  queued: "accent",
  sending: "accent",
  sent: "ok",
  captured: "ok",
  failed: "danger",
  bounced: "danger",
  complained: "danger",
  suppressed: "warn",
  skipped: "warn",
  cancelled: "warn",
};

/** Where a message stands, or the mail to one of its recipients. */
export function MessageStateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} className="capitalize">
      {state}
    </Badge>
  );
}
