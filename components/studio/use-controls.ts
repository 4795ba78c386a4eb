"use client";

import { toast } from "sonner";
import { useStudio } from "./studio-context";

interface Controls {
  /** The host was muted by the desk. */
  held: boolean;
  toggleMute: () => void;
  toggleCamera: () => void;
  toggleScreen: () => void;
  /** Opens the microphone while a key is held, and closes it again. */
  talk: (on: boolean) => void;
}

/** The host's own device switches, for buttons and keys alike. */
export function useControls(): Controls {
  const { controller, state, me, run } = useStudio();
  const { media } = controller;
  const held = state.stage.some((person) => person.identity === me && person.muted);
  return {
    held,
    toggleMute: () => {
      const { muted, microphone } = media.get();
      if (held) void run({ action: "mute", identity: me, muted: false });
      // Without a microphone, a press tries to open one.
      void media.setMuted(!held && microphone !== null && !muted);
    },
    toggleCamera: () => void media.setCamera(media.get().camera === null),
    toggleScreen: () => {
      if (media.get().screen) return media.stopScreen();
      void media.shareScreen().then((problem) => {
        if (problem && problem.kind !== "dismissed")
          toast.error(problem.title, { description: problem.help });
      });
    },
    talk: (on) => {
      // The desk's mute, which may come while the key is held, doesn't keep the microphone open after it.
      if (!on || !held) void media.setMuted(!on);
    },
  };
}
