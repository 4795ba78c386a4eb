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

/** State of a message, or of the email to one recipient. */
export function MessageStateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} className="capitalize">
      {state}
    </Badge>
  );
}
