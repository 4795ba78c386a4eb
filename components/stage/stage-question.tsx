import { MessageCircleQuestion } from "lucide-react";
import type { CSSProperties } from "react";
import type { StageState } from "@/lib/stage";
import type { FittedWords } from "@/lib/stage/placement/fit-words";
import { useStageWords } from "./use-stage-words";

interface StageQuestionProps {
  question: NonNullable<StageState["question"]>;
  /** Text fitted to a card of fixed height; the full text if not set. */
  words?: FittedWords;
}

export function StageQuestion({ question, words: fitted }: StageQuestionProps) {
  const words = useStageWords();
  return (
    <section
      data-layer="question"
      aria-label={words.question}
      className="flex max-h-full w-full flex-col gap-[0.5em] overflow-hidden px-[1.1em] py-[0.9em]"
      style={{ fontSize: fitted?.fontPx }}
    >
      <MessageCircleQuestion className="size-[1.3em] shrink-0 text-(--stage-accent)" aria-hidden />
      <p
        className="line-clamp-(--lines) break-words font-medium leading-[1.3] "
        style={{ "--lines": fitted?.lines ?? "none" } as CSSProperties}
      >
        {question.text}
      </p>
      {question.author && (
        <p className="shrink-0 truncate text-(--stage-soft) text-[0.78em]">{question.author}</p>
      )}
    </section>
  );
}
