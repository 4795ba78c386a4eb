import { MessageCircleQuestion } from "lucide-react";
import type { StageState } from "@/lib/stage";

export function StageQuestion({ question }: { question: NonNullable<StageState["question"]> }) {
  return (
    <section
      aria-label="Question from the audience"
      className="flex w-fit max-w-[72cqw] gap-[0.8em] self-center rounded-[1cqw] bg-white px-[1.1em] py-[0.8em] text-[#16151c] text-[clamp(12px,2cqw,22px)]"
    >
      <MessageCircleQuestion className="mt-[0.1em] size-[1.3em] shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="line-clamp-4 break-words font-medium leading-snug">{question.text}</p>
        {question.author && <p className="text-[#55535e] text-[0.78em]">{question.author}</p>}
      </div>
    </section>
  );
}
