import type { Destination } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/runtime/clock";
import { feedUrl } from "../addresses";
import { CAN_WITHDRAW, type Kind, type S3Settings } from "../destination-settings";
import type { DestinationWire } from "../schema";

export const presentDestination = (destination: Destination, published: number): DestinationWire => ({
  id: destination.id,
  kind: destination.kind as Kind,
  name: destination.name,
  address: addressOf(destination),
  published,
  can_withdraw: CAN_WITHDRAW.includes(destination.kind),
  created_at: iso(destination.createdAt),
});

function addressOf({ kind, settings, publicToken }: Destination): string | null {
  if (kind === "podcast") return publicToken === null ? null : feedUrl(publicToken);
  if (kind === "webhook") return (settings as { url: string }).url;
  if (kind === "youtube") return "https://www.youtube.com";
  if (kind === "linkedin") return "https://www.linkedin.com";
  if (kind !== "s3") return null;
  const { bucket, folder } = settings as unknown as S3Settings;
  return `s3://${[bucket, folder].filter(Boolean).join("/")}`;
}
