import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { deliveryStanding } from "./delivery-standing";

const LOOKS: Record<ReturnType<typeof deliveryStanding>, [tone: BadgeTone, word: string]> = {
  pending: ["neutral", "Pending"],
  retrying: ["warn", "Retrying"],
  succeeded: ["ok", "Succeeded"],
  failed: ["danger", "Failed"],
  exhausted: ["danger", "Exhausted"],
  cancelled: ["neutral", "Cancelled"],
};

export function DeliveryStateBadge({ delivery }: { delivery: DeliveryWire }) {
  const [tone, word] = LOOKS[deliveryStanding(delivery)];
  return <Badge tone={tone}>{word}</Badge>;
}
