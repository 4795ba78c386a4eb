import { Badge, type BadgeTone } from "@/components/ui/badge";

const TONES: Record<string, BadgeTone> = {
  active: "ok",
  paused: "neutral",
  disabled: "danger",
};

/** Whether a webhook receives anything. */
export function WebhookStateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} className="capitalize">
      {state}
    </Badge>
  );
}
