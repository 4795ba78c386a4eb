import type { ReactNode } from "react";
import { MessagePage } from "@/components/ui/message-page";

export type ClosedReason = "unknown" | "removed" | "gone" | "over" | "uploading" | "resumed" | "refused";

const WORDS: Record<ClosedReason, { title: string; text: string }> = {
  unknown: {
    title: "This link no longer works",
    text: "The host may have replaced or revoked it, or it may be incomplete. No one can see or hear you. Open the link in your latest invitation or ask the host for a new one.",
  },
  removed: {
    title: "The host removed you from backstage",
    text: "Your camera and microphone are off. If the host agrees, you can rejoin.",
  },
  gone: { title: "Backstage is closed", text: "" },
  over: { title: "The show has ended", text: "Thanks for being part of it. You can close this page." },
  uploading: { title: "The show has ended", text: "Thanks for being part of it." },
  resumed: {
    title: "The show is back on air",
    text: "Your camera and microphone stay off until you rejoin.",
  },
  refused: { title: "You can’t go backstage right now", text: "" },
};

interface BackstageClosedProps {
  reason: ClosedReason;
  /** The server's message, if any. */
  detail?: string | null;
  actions?: ReactNode;
}

/** Shown when someone can't go backstage. */
export function BackstageClosed({ reason, detail, actions }: BackstageClosedProps) {
  const { title, text } = WORDS[reason];
  return (
    <MessagePage title={title} actions={actions}>
      <p>{text || detail}</p>
    </MessagePage>
  );
}
