"use client";

import { ChevronUp } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { SendRow } from "@/components/room/send-row";
import { useRetryableText } from "@/components/room/use-retryable-text";
import { Checkbox } from "@/components/ui/checkbox";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import { type AudienceQuestion, type FeedView, sortedQuestions } from "@/lib/live";
import { say } from "./notices/notices";
import { TakePart } from "./take-part";
import { useUpvote } from "./use-upvote";
import { useViewer } from "./viewer-context";

const CHARACTERS = 400;

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

function Ask() {
  const { view, words: all } = useViewer();
  const words = all.questions;
  const [text, setText] = useState("");
  const [forCrew, setForCrew] = useState(false);
  const [state, setState] = useState<"ready" | "sending" | "failed" | "soon" | "sent">("ready");
  const tried = useRetryableText();

  async function ask(event: FormEvent) {
    event.preventDefault();
    const asked = text.trim();
    if (asked === "" || state === "sending") return;
    setState("sending");
    try {
      const as = `attendee:${view.slug}` as const;
      await audienceApi("askQuestion", {
        as,
        params: { slug: view.slug },
        body: { ...tried.of(asked), private: forCrew },
      });
      tried.forget();
      setText("");
      setState(forCrew ? "sent" : "ready");
    } catch (error) {
      setState(error instanceof ApiError && error.code === "rate_limited" ? "soon" : "failed");
    }
  }

  return (
    <form onSubmit={(event) => void ask(event)} className="flex shrink-0 flex-col gap-1.5 pb-1">
      <SendRow
        label={words.write}
        send={words.send}
        maxLength={CHARACTERS}
        value={text}
        onChange={(next) => {
          setText(next);
          setState("ready");
        }}
        busy={state === "sending"}
      />
      <Checkbox label={words.private} checked={forCrew} onCheckedChange={setForCrew} />
      <p role="status" className={state === "failed" ? "text-danger text-sm" : "text-ink-muted text-sm"}>
        {state === "failed" && words.failed}
        {state === "soon" && words.soon}
        {state === "sent" && words.sent}
      </p>
    </form>
  );
}
