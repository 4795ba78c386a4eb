import type { ReactNode } from "react";
import { MessagePage } from "@/components/ui/message-page";

export type ClosedReason = "unknown" | "withdrawn" | "removed" | "over" | "refused";

const WORDS: Record<ClosedReason, { title: string; text: string }> = {
  unknown: {
    title: "This link opens nothing.",
    text: "It may be cut short, or your host has replaced or withdrawn it. Open it once more from the newest invitation, or ask your host for a new one.",
  },
  withdrawn: {
    title: "Your link was replaced or withdrawn.",
    text: "You are out of the room, your camera and microphone are off. If that surprises you, ask your host for a new link; this one does not come back.",
  },
  removed: {
    title: "You were taken out of the room.",
    text: "Your camera and microphone are off. Your link may still work: come back with the host's consent.",
  },
  over: { title: "The show is over.", text: "Thank you for being part of it. You can close this page." },
  refused: { title: "You cannot come in now.", text: "" },
};

interface BackstageClosedProps {
  reason: ClosedReason;
  /** What the server said, where it says more. */
  detail?: string | null;
  actions?: ReactNode;
}

/** The backstage door from outside. */
export function BackstageClosed({ reason, detail, actions }: BackstageClosedProps) {
  const { title, text } = WORDS[reason];
  return (
    <MessagePage title={title} actions={actions}>
      <p>{text || detail}</p>
    </MessagePage>
  );
}
