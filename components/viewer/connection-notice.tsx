"use client";

import { Volume2, WifiOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { RoomView } from "@/lib/room/types";
import type { ViewerRoom } from "@/lib/room/viewer-room";
import { useShowState } from "./show-context";
import { useOnline } from "./use-online";
import { useViewer } from "./viewer-context";
import { BigButton } from "./watching/big-button";
import type { ViewerWords } from "./words/viewer-words";

interface ConnectionNoticeProps {
  room: ViewerRoom;
  state: RoomView;
  sound: boolean;
  onLeave: () => void;
}

/** Notice over the picture while video or sound is missing. */
export function ConnectionNotice({ room, state, sound }: ConnectionNoticeProps) {
  const { words } = useViewer();
  const show = useShowState();
  const online = useOnline();
  if (show.phase === "ended") return null;
  if (state.connection === "connected" && !state.canPlayAudio && sound) {
    return <BigButton icon={Volume2} label={words.unmute} onClick={() => void room.startAudio()} />;
  }
  const text = textOf(state, online, words);
  if (!text) return null;
  const over = state.ended !== null || state.connection === "lost";
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center gap-3 bg-black/85 px-4 py-2.5 text-base text-white"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">{text}</p>
      {over && (
        <Button size="sm" onClick={() => room.retry()}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}

function textOf(state: RoomView, online: boolean, words: ViewerWords): string | null {
  if (state.ended === "removed") return words.removed;
  if (state.ended === "replaced") return words.replaced;
  if (state.ended === "refused" || state.ended === "closed") return state.problem ?? words.lost;
  if (!online && state.connection !== "connected") return words.offline;
  if (state.connection === "lost") return words.lost;
  if (state.connection === "reconnecting") return words.reconnecting;
  return state.connection === "connected" ? null : words.joining;
}
