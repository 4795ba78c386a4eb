import type { AudienceQuestion } from "@/lib/live";

/** The questions that ask for the same as the one above them, behind one press. */
export function LikeQuestions({ others }: { others: readonly AudienceQuestion[] }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer rounded text-ink-muted hover:text-ink">
        {others.length === 1 ? "1 more asks the same" : `${others.length} more ask the same`}
      </summary>
      <ul aria-label="Like questions" className="mt-1 flex flex-col gap-1 border-line border-l pl-3">
        {others.map(({ id, text, author }) => (
          <li key={id} className="wrap-anywhere">
            {text} <span className="text-ink-muted">{author.name}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
