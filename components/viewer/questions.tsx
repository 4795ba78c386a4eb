"use client";

import { ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { type AudienceQuestion, type FeedView, sortedQuestions } from "@/lib/live";
import { Ask } from "./ask";
import { say } from "./notices/notices";
import { TakePart } from "./take-part";
import { useUpvote } from "./use-upvote";
import { useViewer } from "./viewer-context";

interface QuestionsProps extends Pick<FeedView, "questions"> {
  /** Ids of questions this viewer upvoted before the page was opened. */
  wanted: ReadonlySet<string>;
  /** True once the show has ended. */
  over: boolean;
  /** Shown while there are none. */
  empty?: string;
  /** When each was asked. */
  time?: (question: AudienceQuestion) => ReactNode;
}

/** The audience's questions, most votes first, with a field to ask one. */
export function Questions({ questions, wanted, over, empty, time }: QuestionsProps) {
  const { words: all, takesPart } = useViewer();
  const words = all.questions;
  const sorted = sortedQuestions(questions);
  return (
    <div className="flex min-h-0 flex-col gap-3 lg:h-full">
      {sorted.length === 0 ? (
        <p className="flex-1 text-ink-muted text-sm">{empty ?? words.empty}</p>
      ) : (
        <ol className="min-h-0 flex-1 lg:overflow-y-auto">
          {sorted.map((question) => (
            <Question
              key={question.id}
              question={question}
              before={wanted.has(question.id)}
              over={over}
              time={time?.(question)}
            />
          ))}
        </ol>
      )}
      {over ? <p className="text-ink-muted text-sm">{words.closed}</p> : takesPart ? <Ask /> : <TakePart />}
    </div>
  );
}

interface QuestionProps {
  question: AudienceQuestion;
  /** Whether this viewer upvoted it before the page was opened. */
  before: boolean;
  over: boolean;
  time: ReactNode;
}

function Question({ question, before, over, time }: QuestionProps) {
  const viewer = useViewer();
  const words = viewer.words.questions;
  const [wanted, want] = useUpvote(viewer.view.slug, question.id, before);
  const open = question.state === "open";

  return (
    <li className="flex items-start gap-3 border-line border-b py-2.5 last:border-b-0">
      <button
        type="button"
        aria-pressed={wanted}
        aria-label={`${words.want}: ${question.text}`}
        disabled={over || !open || !viewer.takesPart}
        onClick={() => void want(!wanted).catch(() => say("danger", words.failed))}
        className="flex min-w-11 flex-col items-center rounded-control border border-line px-2 py-1 hover:bg-hover disabled:opacity-60 aria-pressed:border-accent aria-pressed:text-accent"
      >
        <ChevronUp className="size-4" aria-hidden />
        <span className="tabular font-medium text-sm">{question.votes}</span>
      </button>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-base">{question.text}</p>
        <p className="text-ink-muted text-sm">
          {[question.author.name, open ? "" : words.answered].filter(Boolean).join(" · ")} {time}
        </p>
      </div>
    </li>
  );
}
