/** The recording state. The product does not record yet. */
export const RecordingState = () => (
  <p
    className="shrink-0 whitespace-nowrap text-ink-muted text-sm max-xl:sr-only"
    title="Showrunner doesn’t record this show. Someone may still record it with other software."
  >
    Not recorded
  </p>
);
