import { Badge, type BadgeTone } from "@/components/ui/badge";

const TONES: Record<string, BadgeTone> = {
  draft: "neutral",
  published: "accent",
  live: "onair",
  ended: "neutral",
  cancelled: "warn",
  archived: "neutral",
};

const LABELS: Record<string, string> = {
  draft: "Draft",
  published: "Published",
  live: "On air",
  ended: "Ended",
  cancelled: "Cancelled",
  archived: "Archived",
};

export function ShowStateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} dot={state === "live"}>
      {LABELS[state] ?? state}
    </Badge>
  );
}
