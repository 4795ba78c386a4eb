"use client";

import { Button } from "@/components/ui/button";
import type { Way } from "@/lib/room/http/way";
import { useViewer } from "../viewer-context";

/** Says why the show is behind. Quiet, because nothing is missing. */
export function HttpNotice({ way, onTry }: { way: Way; onTry: () => void }) {
  const { words } = useViewer();
  if (way.over === null) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 px-4 py-1 text-ink-muted text-sm">
      <p role="status">{words.overHttp[way.over]}</p>
      {way.over !== "setting" && (
        <Button variant="ghost" size="sm" busy={way.isTrying} onClick={onTry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
