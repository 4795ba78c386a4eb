import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { deliveryStatus } from "./delivery-status";

const LOOKS: Record<ReturnType<typeof deliveryStatus>, [tone: BadgeTone, word: string]> = {
  pending: ["neutral", "Pending"],
  retrying: ["warn", "Retrying"],
  succeeded: ["ok", "Succeeded"],
  failed: ["danger", "Failed"],
  exhausted: ["danger", "Out of retries"],
  cancelled: ["neutral", "Cancelled"],
};

export function DeliveryStateBadge({ delivery }: { delivery: DeliveryWire }) {
  const [tone, word] = LOOKS[deliveryStatus(delivery)];
  return <Badge tone={tone}>{word}</Badge>;
}
