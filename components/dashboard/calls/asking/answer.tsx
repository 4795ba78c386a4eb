"use client";

import type { CallAnswerWire, CitationWire } from "@/lib/modules/calls/call-answers/schema";
import { Citation } from "./citation";

interface AnswerProps {
  question: string;
  answer: CallAnswerWire;
  titles: Readonly<Record<string, string>>;
}

/** The answer to a question: quotes, with a language model's sentences above them; or the nearest ones if none answers it. */
export function Answer({ question, answer, titles }: AnswerProps) {
  return (
    <section aria-label="Answer" className="max-w-2xl">
      <h2 className="break-words font-semibold text-lg">{question}</h2>
      {answer.answered ? (
        <>
          {answer.disagree && (
            <p className="mt-2 rounded-control bg-warn-soft px-2.5 py-1.5 text-sm">
              Your calls or documents disagree. The most likely answer is first.
            </p>
          )}
          {answer.written_by === "model" && (
            <p className="mt-2 whitespace-pre-line break-words text-base">{answer.answer}</p>
          )}
          <Citations citations={answer.citations} titles={titles} />
        </>
      ) : (
        <>
          <p className="mt-2 text-base">Your calls and documents don’t answer this.</p>
          {answer.nearest.length > 0 && (
            <>
              <p className="mt-4 text-ink-muted text-sm">Closest sentences</p>
              <Citations citations={answer.nearest} titles={titles} muted />
            </>
          )}
        </>
      )}
    </section>
  );
}

interface CitationsProps {
  citations: readonly CitationWire[];
  titles: Readonly<Record<string, string>>;
  muted?: boolean;
}

function Citations({ citations, titles, muted = false }: CitationsProps) {
  return (
    <ol className="mt-3 flex flex-col gap-4">
      {citations.map((citation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be said twice
        <Citation key={index} citation={citation} titles={titles} muted={muted} />
      ))}
    </ol>
  );
}
