import { MessageCircleQuestion } from "lucide-react";
import type { StageState } from "@/lib/stage";
import { useStageWords } from "./use-stage-words";

export function StageQuestion({ question }: { question: NonNullable<StageState["question"]> }) {
  const words = useStageWords();
  return (
    <section
      data-layer="question"
      aria-label={words.question}
      className="flex w-fit max-w-[92%] gap-[0.8em] px-[1.1em] py-[0.7em] text-[clamp(12px,1.9cqw,26px)]"
    >
      <MessageCircleQuestion className="mt-[0.1em] size-[1.3em] shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="line-clamp-3 break-words font-medium leading-snug">{question.text}</p>
        {question.author && <p className="text-(--stage-soft) text-[0.78em]">{question.author}</p>}
      </div>
    </section>
  );
}
