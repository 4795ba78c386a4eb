"use client";

import { ChatLines } from "@/components/room/chat-lines";
import { useStore } from "@/components/room/use-store";
import { useStudio } from "./studio-context";

export function ChatTab() {
  const { controller } = useStudio();
  const { lines } = useStore(controller.feed);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ChatLines
        lines={lines}
        label="Chat"
        locale="en"
        empty="What the audience writes stands here once the show is on air."
      />
    </div>
  );
}
