import type { AudienceQuestion } from "@/lib/live";

/** The questions grouped with the one above, collapsed. */
export function LikeQuestions({ others }: { others: readonly AudienceQuestion[] }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer rounded text-ink-muted hover:text-ink">
        {others.length === 1 ? "1 similar question" : `${others.length} similar questions`}
      </summary>
      <ul aria-label="Similar questions" className="mt-1 flex flex-col gap-1 border-line border-l pl-3">
        {others.map(({ id, text, author }) => (
          <li key={id} className="wrap-anywhere">
            {text} <span className="text-ink-muted">{author.name}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
