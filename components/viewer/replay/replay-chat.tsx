"use client";

import { useMemo } from "react";
import { ChatLines } from "@/components/room/chat-lines";
import { Questions } from "../questions";
import { useViewer } from "../viewer-context";
import type { ReplayAudience } from "./use-audience";

/** How many of them have been written at a time. */
const writtenAt = (written: readonly { second: number }[], at: number): number =>
  written.findLastIndex(({ second }) => second <= at) + 1;

/** The chat as it was at this moment of the show. */
export function ReplayChat({ chat, at }: Pick<ReplayAudience, "chat"> & { at: number }) {
  const { view, words } = useViewer();
  const count = writtenAt(chat, at);
  const lines = useMemo(() => chat.slice(0, count).map(({ line }) => line), [chat, count]);
  return (
    <div className="flex min-h-0 flex-col lg:h-full">
      <ChatLines
        lines={lines}
        empty={words.replay.noChat}
        label={words.chat.title}
        locale={view.language}
        roles={words.chat.roles}
      />
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The questions that had been asked by this moment, with the votes that they got in all. */
export function ReplayQuestions({ questions, at }: Pick<ReplayAudience, "questions"> & { at: number }) {
  const count = writtenAt(questions, at);
  const asked = useMemo(
    () => Object.fromEntries(questions.slice(0, count).map(({ question }) => [question.id, question])),
    [questions, count],
  );
  return <Questions questions={asked} wanted={NONE} over />;
}
