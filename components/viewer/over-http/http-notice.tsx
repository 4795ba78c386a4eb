"use client";

import { Button } from "@/components/ui/button";
import type { Way } from "@/lib/room/http/way";
import { useViewer } from "../viewer-context";

interface HttpNoticeProps {
  way: Way;
  isSomeoneLeftOut: boolean;
  onTry: () => void;
}

/** Says why the show is behind, and whether someone is missing in it. */
export function HttpNotice({ way, isSomeoneLeftOut, onTry }: HttpNoticeProps) {
  const { words } = useViewer();
  if (way.over === null) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 px-4 py-1 text-ink-muted text-sm">
      <p role="status">
        {words.overHttp[way.over]}
        {isSomeoneLeftOut && ` ${words.overHttp.leftOut}`}
      </p>
      {way.over !== "setting" && (
        <Button variant="ghost" size="sm" busy={way.isTrying} onClick={onTry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
