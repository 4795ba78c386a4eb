"use client";

import { PenLine } from "lucide-react";
import { useCallback, useContext, useState } from "react";
import { BoardContext } from "@/components/stage/board/board-context";
import { Button } from "@/components/ui/button";
import { useFetched } from "@/components/ui/use-fetched";
import { audienceApi } from "@/lib/client/audience-api";
import type { BoardChange } from "@/lib/live/whiteboard/element";
import { useViewer } from "../viewer-context";
import { boardWordsIn } from "./board-words";

/** Opens the whiteboard over the page for an attendee on stage, to draw on it. */
export function BoardButton() {
  const { slug, language } = useViewer().view;
  const source = useContext(BoardContext);
  const [open, setOpen] = useState(false);
  const panel = useFetched(() => import("@/components/stage/board/board-panel"));
  const words = boardWordsIn(language);
  const draw = useCallback(
    async (body: BoardChange) =>
      (
        await audienceApi("drawFromAudience", {
          as: `attendee:${slug}`,
          params: { slug },
          body,
          patience: "once",
        })
      ).data,
    [slug],
  );
  if (!source) return null;
  return (
    <>
      <Button
        busy={panel.fetching}
        icon={<PenLine className="size-4" aria-hidden />}
        onClick={() => {
          setOpen(true);
          void panel.fetch();
        }}
      >
        {words.draw}
      </Button>
      {open && panel.module && (
        <div className="fixed inset-0 z-40">
          <panel.module.BoardPanel
            source={source}
            draw={draw}
            words={words}
            language={words.editor}
            actions={
              <Button size="sm" onClick={() => setOpen(false)}>
                {words.close}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}
