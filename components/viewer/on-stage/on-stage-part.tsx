"use client";

import { useEffect, useState } from "react";
import type { ViewerRoom } from "@/lib/room/viewer-room";
import { useShowState } from "../show-context";
import { useViewer } from "../viewer-context";
import { InvitationDialog } from "./invitation-dialog";
import { OnStage } from "./on-stage";
import { StageBar } from "./stage-bar";
import type { InvitationState } from "./use-invitation";

interface OnStagePartProps extends InvitationState {
  room: ViewerRoom;
  /** Increases when the host asks to unmute. */
  asked: number;
  /** Reports the devices while they are open, null otherwise. */
  onMedia: (part: OnStage | null) => void;
}

/** The invitation to the stage, and the time on stage. */
export function OnStagePart({ room, asked, invitation, answer, onMedia }: OnStagePartProps) {
  const show = useShowState();
  const { setSending } = useViewer();
  const [part, setPart] = useState<OnStage | null>(null);
  const [looking, setLooking] = useState(false);
  const state = invitation?.state ?? null;
  const person = invitation?.identity ?? null;
  const agreed = invitation?.agrees_to_recording ?? false;
  const open = state === "accepted" || (state === "invited" && looking);

  useEffect(() => {
    if (!open || person === null) return;
    const made = new OnStage(room.session, show.sync, person, (error) => console.warn(error));
    void made.media.start();
    setPart(made);
    onMedia(made);
    return () => {
      made.stop();
      setPart(null);
      onMedia(null);
    };
  }, [open, person, room, show.sync, onMedia]);
  useEffect(() => {
    if (state !== "invited") setLooking(false);
  }, [state]);
  useEffect(() => {
    if (state !== "accepted" || !part) return;
    const tracks = () => part.media.wanted();
    setSending({ person: part.person, session: room.session, tracks, agreed });
    return () => setSending(null);
  }, [state, part, room, agreed, setSending]);

  // The devices stay in place, switched off, for a show that resumes.
  if (!invitation || show.phase === "ended") return null;
  return (
    <>
      <InvitationDialog
        invitation={invitation}
        media={looking && part ? part.media : null}
        onLook={() => setLooking(true)}
        onAnswer={answer}
      />
      {state === "accepted" && part && (
        <StageBar part={part} room={room} asked={asked} onLeave={() => answer("decline")} />
      )}
    </>
  );
}
