import type { ReactNode } from "react";
import { MessagePage } from "@/components/ui/message-page";

export type ClosedReason = "unknown" | "removed" | "over" | "resumed" | "refused";

const WORDS: Record<ClosedReason, { title: string; text: string }> = {
  unknown: {
    title: "This link does not work any more.",
    text: "Your host has replaced or withdrawn it, or a part of it got lost on the way. You are not in the room; nobody sees or hears you. Look for a newer invitation, or ask your host for a new link.",
  },
  removed: {
    title: "You were taken out of the room.",
    text: "Your camera and microphone are off. Your link may still work: come back with the host's consent.",
  },
  over: { title: "The show is over.", text: "Thank you for being part of it. You can close this page." },
  resumed: {
    title: "The show goes on.",
    text: "Your host is on air again. Your camera and microphone are off until you come back.",
  },
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
