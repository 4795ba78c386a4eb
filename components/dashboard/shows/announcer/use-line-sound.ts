"use client";

import { useParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { EMCEE_VOICES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { useEnvironment } from "../../access/environment";

export type Voice = (typeof EMCEE_VOICES)[number];

/** Plays an announcer line of the current show, in this browser only. */
export function useLineSound() {
  const { slug = "" } = useParams<{ slug: string }>();
  const { as } = useEnvironment();
  const speech = useApiMutation("hearAnnouncerLine", as);
  const player = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);

  const stop = () => {
    player.current?.pause();
    player.current = null;
    setPlaying(false);
  };
  useEffect(() => () => player.current?.pause(), []);

  const play = async (text: string, voice: Voice | undefined) => {
    const { data } = await speech.mutateAsync({
      params: { slug },
      body: { text, ...(voice ? { voice } : {}) },
    });
    const { sound, reason } = data;
    if (sound === null) {
      toast.info(reason ?? "The announcer’s voice isn’t available.");
      return;
    }
    stop();
    const audio = new Audio(sound.url);
    player.current = audio;
    audio.onended = stop;
    setPlaying(true);
    await audio.play();
  };

  return {
    playing,
    busy: speech.isPending,
    stop,
    play: (text: string, voice?: Voice | undefined) =>
      void play(text, voice).catch((error: Error) => {
        stop();
        toast.error(error.message);
      }),
  };
}
