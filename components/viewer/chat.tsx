"use client";

import { CornerUpLeft, Flag } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ChatForm } from "@/components/room/chat-form";
import { ChatLines } from "@/components/room/chat-lines";
import { LineAction } from "@/components/room/line-action";
import { PinnedLine } from "@/components/room/pinned-line";
import { useStore } from "@/components/room/use-store";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { ChatLine, ChatRules } from "@/lib/live";
import type { FeedStore } from "@/lib/room/feed-store";
import { fill } from "@/lib/signup/words/fill";
import { say } from "./notices/notices";
import { TakePart } from "./take-part";
import { useViewer } from "./viewer-context";
import type { ViewerWords } from "./words/viewer-words";

const ICON = { className: "size-4", "aria-hidden": true } as const;
const REASONS = ["spam", "abuse", "other"] as const;

/** The audience chat with a message field. */
export function Chat({ feed, rules, over }: { feed: FeedStore; rules: ChatRules; over: boolean }) {
  const { lines } = useStore(feed);
  const { view, words: all, takesPart } = useViewer();
  const { slug } = view;
  const words = all.chat;
  const [replyTo, setReplyTo] = useState<ChatLine | null>(null);
  const as = `attendee:${slug}` as const;
  const more = useCallback((name: string) => fill(words.more, { name }), [words.more]);
  return (
    <div className="flex min-h-0 flex-col gap-3 lg:h-full">
      {rules.pinned && <PinnedLine line={rules.pinned} label={words.pinned} />}
      <ChatLines
        lines={lines}
        empty={words.empty}
        label={words.title}
        locale={view.language}
        roles={words.roles}
        actions={
          takesPart && !over
            ? {
                label: more,
                of: (line, close) => (
                  <LineActions
                    line={line}
                    words={words}
                    onReply={() => {
                      setReplyTo(line);
                      close();
                    }}
                    onReport={async (why) => {
                      close();
                      await audienceApi("reportChatLine", {
                        as,
                        params: { slug, line_id: line.id },
                        body: { why },
                      })
                        .then(() => say("ok", words.reported))
                        .catch(() => say("danger", words.failed));
                    }}
                  />
                ),
              }
            : undefined
        }
      />
      {over && <p className="text-ink-muted text-sm">{words.closed}</p>}
      {!over && !takesPart && <TakePart />}
      {!over && takesPart && (
        <ChatForm
          words={{ ...words, replyingTo: (name) => fill(words.replyingTo, { name }) }}
          replyTo={replyTo}
          onReplied={() => setReplyTo(null)}
          hint={rules.slow_seconds > 0 ? fill(words.slow, { seconds: rules.slow_seconds }) : undefined}
          explain={(error) => explain(error, words, rules)}
          onSend={async (body) => {
            const { data } = await audienceApi("postChatMessage", { as, params: { slug }, body });
            return data.held ? words.held : null;
          }}
        />
      )}
    </div>
  );
}

interface LineActionsProps {
  line: ChatLine;
  words: ViewerWords["chat"];
  onReply: () => void;
  onReport: (why: (typeof REASONS)[number]) => Promise<void>;
}

function LineActions({ line, words, onReply, onReport }: LineActionsProps) {
  const [reporting, setReporting] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (reporting) first.current?.focus();
  }, [reporting]);
  if (reporting)
    return (
      <>
        <p className="w-full text-ink-muted text-sm">{words.why}</p>
        {REASONS.map((why) => (
          <LineAction
            key={why}
            ref={why === REASONS[0] ? first : undefined}
            icon={null}
            onClick={() => void onReport(why)}
          >
            {words.reasons[why]}
          </LineAction>
        ))}
      </>
    );
  return (
    <>
      <LineAction icon={<CornerUpLeft {...ICON} />} onClick={onReply}>
        {words.reply}
      </LineAction>
      {line.author.role !== "host" && (
        <LineAction icon={<Flag {...ICON} />} onClick={() => setReporting(true)}>
          {words.report}
        </LineAction>
      )}
    </>
  );
}

function explain(error: unknown, words: ViewerWords["chat"], { slow_seconds }: ChatRules): string {
  if (!(error instanceof ApiError)) return words.failed;
  if (error.fields?.status === "banned") return words.banned;
  if (error.fields?.status === "closed") return words.closed;
  if (error.code === "rate_limited" && slow_seconds > 0) return fill(words.slow, { seconds: slow_seconds });
  return words.failed;
}
