import { Badge, type BadgeTone } from "@/components/ui/badge";

const TONES: Record<string, BadgeTone> = {
  active: "ok",
  paused: "neutral",
  disabled: "danger",
  pending: "accent",
  succeeded: "ok",
  failed: "warn",
  exhausted: "danger",
  cancelled: "neutral",
};

/** State of a webhook or of one delivery. */
export function WebhookStateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} className="capitalize">
      {state}
    </Badge>
  );
}
