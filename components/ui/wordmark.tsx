/** The product's name with its tally light, which is red only if a show is on air. */
export function Wordmark({ onAir = false }: { onAir?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-lg tracking-[-0.02em]">
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden>
        <rect x="1" y="3" width="18" height="14" rx="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="14" cy="8" r="2.25" fill={onAir ? "var(--live-fill)" : "currentColor"} />
      </svg>
      Showrunner
    </span>
  );
}
