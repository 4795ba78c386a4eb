"use client";

import { useState } from "react";
import { DeviceForm } from "@/components/room/device-form";
import { SelfView } from "@/components/room/self-view";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import type { LocalMedia } from "@/lib/room/local-media";
import { fill } from "@/lib/signup/words/fill";
import { useViewer } from "../viewer-context";
import type { Invitation } from "./use-invitation";

interface InvitationDialogProps {
  invitation: Invitation;
  /** The opened devices; null until the attendee previews them. */
  media: LocalMedia | null;
  onLook: () => void;
  onAnswer: (answer: "accept" | "decline", agrees?: boolean) => Promise<void>;
}

/** The host's invitation to the stage: preview camera and microphone, then accept; or decline. */
export function InvitationDialog({ invitation, media, onLook, onAnswer }: InvitationDialogProps) {
  const words = useViewer().words.stage;
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const [failed, setFailed] = useState(false);
  const [agrees, setAgrees] = useState(false);

  async function say(answer: "accept" | "decline") {
    setBusy(answer);
    setFailed(false);
    try {
      await (answer === "accept" ? onAnswer(answer, agrees) : onAnswer(answer));
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Dialog
      open={invitation.state === "invited"}
      onOpenChange={(open) => !open && busy === null && void say("decline")}
      size={media ? "md" : "sm"}
      title={words.asked}
      description={fill(words.askedText, { name: invitation.name })}
      footer={
        <>
          <Button busy={busy === "decline"} disabled={busy !== null} onClick={() => void say("decline")}>
            {words.no}
          </Button>
          {media ? (
            <Button
              variant="primary"
              busy={busy === "accept"}
              disabled={busy !== null}
              onClick={() => void say("accept")}
            >
              {words.ready}
            </Button>
          ) : (
            <Button variant="primary" onClick={onLook}>
              {words.check}
            </Button>
          )}
        </>
      }
    >
      {media && (
        <div className="flex flex-col gap-4">
          <SelfView media={media} name={invitation.name} />
          <DeviceForm media={media} />
          <Checkbox
            label={words.recording}
            hint={words.recordingHint}
            checked={agrees}
            onCheckedChange={setAgrees}
          />
        </div>
      )}
      {failed && (
        <p role="alert" className="mt-3 text-base text-danger">
          {words.failed}
        </p>
      )}
    </Dialog>
  );
}
