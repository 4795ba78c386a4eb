/** Classes of all text boxes. */
export const controlClasses =
  "w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-ink transition-colors placeholder:text-ink-muted enabled:hover:border-ink-muted focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-1 disabled:opacity-50 aria-invalid:border-danger aria-invalid:focus-visible:outline-danger";
