"use client";

import { CornerUpLeft, Eye, EyeOff, Pin, UserX, X } from "lucide-react";
import { useState } from "react";
import { ChatForm } from "@/components/room/chat-form";
import { ChatLines } from "@/components/room/chat-lines";
import { LineAction } from "@/components/room/line-action";
import { PinnedLine } from "@/components/room/pinned-line";
import { useStore } from "@/components/room/use-store";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { ApiError } from "@/lib/client/api-error";
import type { ChatLine } from "@/lib/live";
import { ChatSettings } from "./chat-settings";
import { CHAT_ROLE_WORDS, CHAT_WORDS } from "./chat-words";
import { useStudio } from "./studio-context";
import { type Moderation, useModeration } from "./use-moderation";

const ICON = { className: "size-4", "aria-hidden": true } as const;

const BEFORE = "Chat messages appear here once the show is on air.";

/** The audience's chat with its moderation. Messages render only while in view. */
export function ChatTab({ shown }: { shown: boolean }) {
  const { controller, onAir } = useStudio();
  // The desk's feed also contains messages hidden from everyone else.
  const { lines, rules } = useStore(controller.deskFeed);
  const moderation = useModeration();
  const [replyTo, setReplyTo] = useState<ChatLine | null>(null);
  const [waitingOnly, setWaitingOnly] = useState(false);
  const waiting = lines.filter(waits);
  const listed = waitingOnly ? waiting : lines;
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <ChatSettings
        rules={rules}
        waiting={waiting.length}
        waitingOnly={waitingOnly}
        onWaitingOnly={setWaitingOnly}
      />
      {rules.pinned && (
        <PinnedLine
          line={rules.pinned}
          label="Pinned"
          aside={
            <IconButton size="sm" label="Unpin" icon={<X {...ICON} />} onClick={() => moderation.pin(null)} />
          }
        />
      )}
      <ChatLines
        lines={shown ? listed : NONE}
        label="Chat"
        locale="en"
        roles={CHAT_ROLE_WORDS}
        empty={waitingOnly ? "No messages to review." : onAir ? "No messages yet." : BEFORE}
        marks={marksOf}
        actions={{
          label: moreFor,
          of: (line, close) => (
            <CrewActions
              line={line}
              moderation={moderation}
              onReply={() => setReplyTo(line)}
              onDone={close}
            />
          ),
        }}
      />
      {onAir && (
        <ChatForm
          words={CHAT_WORDS}
          replyTo={replyTo}
          onReplied={() => setReplyTo(null)}
          onSend={moderation.send}
          explain={(error) =>
            error instanceof ApiError ? error.message : "Couldn’t send your message. Try again."
          }
        />
      )}
    </div>
  );
}

const NONE: readonly ChatLine[] = [];

const moreFor = (name: string): string => `More actions for ${name}’s message`;

/** Whether the message is in the review queue. */
export const waits = ({ state, reports = 0 }: ChatLine): boolean => state === "held" || reports > 0;

function marksOf({ state, reports = 0 }: ChatLine) {
  return (
    <>
      {state === "hidden" && <Badge>Hidden</Badge>}
      {state === "held" && <Badge tone="warn">In review</Badge>}
      {reports > 0 && <Badge tone="danger">{reports === 1 ? "1 report" : `${reports} reports`}</Badge>}
    </>
  );
}

interface CrewActionsProps {
  line: ChatLine;
  moderation: Moderation;
  onReply: () => void;
  onDone: () => void;
}

function CrewActions({ line, moderation, onReply, onDone }: CrewActionsProps) {
  const inSight = line.state === undefined || line.state === "shown";
  const own = line.author.role === "host" || line.author.role === "crew";
  const then = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <>
      {inSight && (
        <LineAction icon={<CornerUpLeft {...ICON} />} onClick={then(onReply)}>
          Reply
        </LineAction>
      )}
      {inSight && (
        <LineAction icon={<Pin {...ICON} />} onClick={then(() => moderation.pin(line))}>
          Pin
        </LineAction>
      )}
      {(!inSight || waits(line)) && (
        <LineAction icon={<Eye {...ICON} />} onClick={then(() => moderation.show(line))}>
          {inSight ? "Approve" : "Show"}
        </LineAction>
      )}
      {line.state !== "hidden" && (
        <LineAction icon={<EyeOff {...ICON} />} onClick={then(() => moderation.hide(line))}>
          Hide
        </LineAction>
      )}
      {!own && (
        <LineAction danger icon={<UserX {...ICON} />} onClick={then(() => moderation.ban(line.author))}>
          Ban {line.author.name}
        </LineAction>
      )}
    </>
  );
}
