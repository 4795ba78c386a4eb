"use client";

import { useViewer } from "./viewer-context";

/** The frame of the player while the player is on its way: nothing jumps when it arrives. */
export function Joining() {
  const { words } = useViewer();
  return (
    <div data-theme="dark" className="min-h-dvh bg-surface">
      <div className="h-12" />
      <div className="grid aspect-video w-full place-items-center bg-black lg:mr-[22.5rem] lg:w-[calc(100%-22.5rem)]">
        <p role="status" className="animate-pulse text-lg text-white">
          {words.joining}
        </p>
      </div>
    </div>
  );
}
