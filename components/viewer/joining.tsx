"use client";

import { useViewer } from "./viewer-context";

/** Placeholder with the player's layout, so that nothing moves when the player loads. */
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
