import { oneLine } from "@/lib/platform/text/one-line";
import { ownSender } from "../address/sender";
import { eventView } from "../show/event-view";
import type { EmailSubject } from "./email-subject";

/** Sources of an email's sender name and reply address. */
export type SenderLayer = "event" | "workspace";

type NamedBy = Pick<EmailSubject, "event" | "workspace">;

interface Named {
  fromName: string;
  replyTo: string | null;
}

/**
 * Returns an email's sender name and reply address: each from the first layer that has it. The installation's
 * are the fallback.
 */
export function senderOf(layers: readonly SenderLayer[], subject: NamedBy): Named {
  const found = layers.map((layer) => LAYERS[layer](subject));
  return {
    fromName: found.map(({ fromName }) => fromName).find(Boolean) ?? ownSender().name,
    replyTo: found.map(({ replyTo }) => replyTo).find(Boolean) ?? null,
  };
}

const LAYERS: Record<SenderLayer, (subject: NamedBy) => Named> = {
  event: ({ event, workspace }) => {
    if (!event) return { fromName: "", replyTo: null };
    const { organiser, replyTo } = eventView(event, workspace?.name ?? "");
    return { fromName: organiser, replyTo };
  },
  workspace: ({ workspace }) => ({ fromName: oneLine(workspace?.name ?? "", 100), replyTo: null }),
};
