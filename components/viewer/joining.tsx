"use client";

import { useViewer } from "./viewer-context";
import { viewerWordsFor } from "./words/viewer-words-for";

/** The frame of the player while the player is on its way: nothing jumps when it arrives. */
export function Joining() {
  const { view } = useViewer();
  return (
    <div data-theme="dark" className="min-h-dvh bg-surface">
      <div className="h-12" />
      <div className="grid aspect-video w-full place-items-center bg-black lg:mr-[22.5rem] lg:w-[calc(100%-22.5rem)]">
        <p role="status" className="animate-pulse text-lg text-white">
          {viewerWordsFor(view.language).joining}
        </p>
      </div>
    </div>
  );
}
