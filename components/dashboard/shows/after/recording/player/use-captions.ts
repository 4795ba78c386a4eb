"use client";

import { useEffect, useState } from "react";

/** Which captions are shown: none, or those in a language. */
export function useCaptions(video: HTMLVideoElement | null, languages: readonly string[]) {
  const [language, setLanguage] = useState<string | null>(null);
  const shown = language !== null && languages.includes(language) ? language : null;
  useEffect(() => {
    if (!video) return;
    const apply = () => {
      for (const track of video.textTracks) {
        const mode = track.kind === "captions" && track.language === shown ? "showing" : "disabled";
        if (track.mode !== mode) track.mode = mode;
      }
    };
    apply();
    video.textTracks.addEventListener("addtrack", apply);
    return () => video.textTracks.removeEventListener("addtrack", apply);
  }, [video, shown]);
  const toggle = () => setLanguage(shown === null ? (languages[0] ?? null) : null);
  return { language: shown, show: setLanguage, toggle };
}
