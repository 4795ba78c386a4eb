"use client";

import { useCallback, useMemo } from "react";
import { ChatLines } from "@/components/room/chat-lines";
import { Questions } from "../questions";
import { useViewer } from "../viewer-context";
import { countBy } from "./last-by";
import { SeekTime } from "./seek-time";
import type { ReplayAudience } from "./use-audience";

interface AtAMoment {
  at: number;
  seek: (second: number) => void;
}

/** Returns what draws the time at which each of them was written. */
function useTimes(written: readonly { second: number; id: string }[], seek: AtAMoment["seek"]) {
  const seconds = useMemo(() => new Map(written.map(({ id, second }) => [id, second])), [written]);
  return useCallback(
    ({ id }: { id: string }) => {
      const second = seconds.get(id);
      // A line of the previous version may be drawn for one more frame.
      return second === undefined ? "" : <SeekTime second={second} seek={seek} />;
    },
    [seconds, seek],
  );
}

/** The chat as it was at this moment of the show. */
export function ReplayChat({ chat, at, seek }: Pick<ReplayAudience, "chat"> & AtAMoment) {
  const { view, words } = useViewer();
  const written = useMemo(() => chat.map(({ second, line }) => ({ second, id: line.id })), [chat]);
  const count = countBy(chat, at);
  const lines = useMemo(() => chat.slice(0, count).map(({ line }) => line), [chat, count]);
  return (
    <div className="flex min-h-0 flex-col lg:h-full">
      <ChatLines
        lines={lines}
        empty={words.replay.noChat}
        label={words.chat.title}
        locale={view.language}
        roles={words.chat.roles}
        time={useTimes(written, seek)}
      />
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The questions that had been asked by this moment, with the votes that they got in all. */
export function ReplayQuestions({ questions, at, seek }: Pick<ReplayAudience, "questions"> & AtAMoment) {
  const written = useMemo(
    () => questions.map(({ second, question }) => ({ second, id: question.id })),
    [questions],
  );
  const count = countBy(questions, at);
  const asked = useMemo(
    () => Object.fromEntries(questions.slice(0, count).map(({ question }) => [question.id, question])),
    [questions, count],
  );
  return (
    <Questions
      questions={asked}
      wanted={NONE}
      over
      empty={useViewer().words.replay.noQuestions}
      time={useTimes(written, seek)}
    />
  );
}
