"use client";

import clsx from "clsx";
import { Camera, CameraOff, LoaderCircle, Mic, MicOff } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import type { LocalMedia } from "@/lib/room/local-media";
import { OwnPicture } from "./own-picture";
import { useStore } from "./use-store";

interface SelfViewProps {
  media: LocalMedia;
  name: string;
  /** Muted by the host: the microphone button is disabled and says so. */
  held?: boolean;
  className?: string;
}

/** A large self-view with microphone and camera buttons. */
export function SelfView({ media, name, held, className }: SelfViewProps) {
  const { camera, microphone, muted, opening, problems, choices } = useStore(media);
  const silent = muted || held || microphone === null;
  return (
    <div
      className={clsx(
        "relative isolate aspect-video overflow-hidden rounded-media bg-surface-sunken",
        className,
      )}
    >
      {camera ? (
        <OwnPicture track={camera} mirrored={choices.mirror} />
      ) : (
        <div className="grid size-full place-items-center px-3 pb-12">
          <div className="flex flex-col items-center gap-3 text-center">
            {opening.camera ? (
              <LoaderCircle className="size-6 animate-spin text-ink-muted" aria-hidden />
            ) : (
              <Avatar name={name || "You"} size={72} />
            )}
            <p className="text-base text-ink-muted">
              {opening.camera
                ? "Starting your camera… Your browser may ask for permission."
                : problems.camera
                  ? problems.camera.title
                  : "Your camera is off"}
            </p>
          </div>
        </div>
      )}
      <div
        data-theme="dark"
        className={clsx(
          "absolute inset-x-0 bottom-0 flex justify-center gap-2 p-3",
          // For the buttons over a picture. Over words, it would hide them.
          camera && "bg-linear-to-t from-black/60 to-transparent pt-8",
        )}
      >
        <IconButton
          label={held ? "Muted by the host" : silent ? "Unmute" : "Mute"}
          shortcut="M"
          variant={silent ? "danger" : "secondary"}
          aria-pressed={silent}
          disabled={held}
          busy={opening.microphone}
          icon={silent ? <MicOff className="size-4" /> : <Mic className="size-4" />}
          onClick={() => void media.setMuted(microphone !== null && !muted)}
        />
        <IconButton
          label={camera ? "Turn camera off" : "Turn camera on"}
          shortcut="V"
          variant={camera ? "secondary" : "danger"}
          aria-pressed={!camera}
          busy={opening.camera}
          icon={camera ? <Camera className="size-4" /> : <CameraOff className="size-4" />}
          onClick={() => void media.setCamera(!camera)}
        />
      </div>
    </div>
  );
}
