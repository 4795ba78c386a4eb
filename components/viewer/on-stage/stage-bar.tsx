"use client";

import clsx from "clsx";
import { Camera, CameraOff, DoorOpen, Mic, MicOff } from "lucide-react";
import { useState } from "react";
import { useOnStageElsewhere } from "@/components/room/use-sends-elsewhere";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import type { ViewerRoom } from "@/lib/room/viewer-room";
import { isSamePerson } from "@/lib/stage/room-identity";
import { takesMedia } from "@/lib/stage/takes-media";
import { useShowState } from "../show-context";
import { useViewer } from "../viewer-context";
import type { ViewerWords } from "../words/viewer-words";
import { BoardButton } from "./board-button";
import { NotetakerNote } from "./notetaker-note";
import type { OnStage } from "./on-stage";

interface StageBarProps {
  part: OnStage;
  room: ViewerRoom;
  /** Increases when the host asks to unmute. */
  asked: number;
  onLeave: () => Promise<void>;
}

const ICON = { className: "size-4", "aria-hidden": true } as const;

/** Who can see and hear the attendee now, and their three main controls. */
export function StageBar({ part, room, asked, onLeave }: StageBarProps) {
  const show = useShowState();
  const words = useViewer().words.stage;
  const { media, person } = part;
  const { camera, microphone, muted } = useStore(media);
  const [leaving, setLeaving] = useState(false);
  const [answered, setAnswered] = useState(asked);
  const mine = show.stage?.stage.find(({ identity }) => isSamePerson(identity, person));
  const elsewhere = useOnStageElsewhere(mine !== undefined, useStore(room.session));
  const held = mine?.muted ?? false;
  const covered = show.stage !== null && !takesMedia(show.stage);
  const silent = muted || held || microphone === null;

  async function leave() {
    setLeaving(true);
    // Mutes immediately, whatever the server answers and when.
    await media.setMuted(true);
    await onLeave().finally(() => setLeaving(false));
  }

  return (
    <section
      aria-label={words.bar}
      className={clsx(
        "flex flex-wrap items-center gap-2 px-4 py-2",
        mine && !covered ? "bg-live-soft" : "bg-surface-raised",
      )}
    >
      <p role="status" className="min-w-48 flex-1 font-medium text-base">
        {wordsOf({ words, onStage: mine !== undefined, covered, elsewhere, held, silent })}
      </p>
      {asked > answered && silent && !held && mine && <p className="text-base">{words.unmuteAsked}</p>}
      <Button
        variant={silent ? "danger" : "secondary"}
        aria-pressed={silent}
        disabled={held}
        icon={silent ? <MicOff {...ICON} /> : <Mic {...ICON} />}
        onClick={() => {
          setAnswered(asked);
          void media.setMuted(microphone !== null && !muted);
        }}
      >
        {silent ? words.unmute : words.mute}
      </Button>
      <Button
        variant={camera ? "secondary" : "danger"}
        aria-pressed={!camera}
        icon={camera ? <Camera {...ICON} /> : <CameraOff {...ICON} />}
        onClick={() => void media.setCamera(!camera)}
      >
        {camera ? words.cameraOff : words.cameraOn}
      </Button>
      {mine && show.stage?.whiteboard.visible && <BoardButton />}
      <Button busy={leaving} icon={<DoorOpen {...ICON} />} onClick={() => void leave()}>
        {mine ? words.leave : words.back}
      </Button>
      {mine && <NotetakerNote />}
    </section>
  );
}

interface Standing {
  words: ViewerWords["stage"];
  onStage: boolean;
  covered: boolean;
  elsewhere: boolean;
  held: boolean;
  silent: boolean;
}

function wordsOf({ words, onStage, covered, elsewhere, held, silent }: Standing): string {
  if (!onStage) return words.waiting;
  if (covered) return words.covered;
  if (elsewhere) return words.elsewhere;
  if (held) return words.held;
  return silent ? words.seen : words.onAir;
}
