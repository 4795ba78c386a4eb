"use client";

import { Check, ChevronRight } from "lucide-react";
import type { FeedView, PollCounts } from "@/lib/live";
import type { SignupView } from "@/lib/signup/signup-view";
import { fill } from "@/lib/signup/words/fill";
import { agendaNow } from "./agenda-now";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

interface SoFarProps {
  counts: FeedView["counts"];
  questions: FeedView["questions"];
}

/** What latecomers missed: past segments, published results, answered questions. */
export function SoFar({ counts, questions }: SoFarProps) {
  const viewer = useViewer();
  const words = viewer.words.soFar;
  const done = usePartsDone(viewer.view);
  const poll = useShowState().stage?.poll?.id;
  const polls = Object.values(counts).filter(({ poll_id, question }) => question !== "" && poll_id !== poll);
  const answered = Object.values(questions).filter(({ state }) => state === "answered");
  if (done.length + polls.length + answered.length === 0) return null;
  return (
    <details className="group border-line border-b pb-2">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium text-base">
        <ChevronRight className="size-4 transition-transform group-open:rotate-90" aria-hidden />
        {words.title}
      </summary>
      <div className="flex flex-col gap-4 pb-2 text-sm">
        <ul className="flex flex-col gap-1">
          {done.map(({ id, title }) => (
            <li key={id} className="flex items-center gap-2">
              <Check className="size-4 shrink-0 text-ink-muted" aria-hidden />
              {title}
            </li>
          ))}
        </ul>
        {polls.map((result) => (
          <Result key={result.poll_id} result={result} label={words.results} />
        ))}
        {answered.length > 0 && (
          <section aria-label={words.answered}>
            <h3 className="font-medium">{words.answered}</h3>
            <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
              {answered.map(({ id, text }) => (
                <li key={id} className="break-words">
                  {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </details>
  );
}

function usePartsDone(view: SignupView) {
  const { stage, startsAt, now } = useShowState();
  const rows = agendaNow(view.agenda, stage, startsAt, now());
  return rows.filter(({ place }) => place === "done").map(({ item }) => item);
}

function Result({ result, label }: { result: PollCounts; label: string }) {
  const { question, options, counts, voters } = result;
  const words = useViewer().words.drawn;
  return (
    <section aria-label={`${label}: ${question}`}>
      <h3 className="break-words font-medium">{question}</h3>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have the same text; their position identifies them
          <div key={index} className="contents">
            <dt className="min-w-0 break-words">{option}</dt>
            <dd className="tabular text-right">
              {fill(words.share, {
                share: voters > 0 ? Math.round(((counts[index] ?? 0) / voters) * 100) : 0,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
