/** Whether somebody keeps what is shown: hosts ask before they speak freely. The product records nothing itself yet. */
export const RecordingState = () => (
  <p
    className="shrink-0 whitespace-nowrap text-ink-muted text-sm max-xl:sr-only"
    title="Nothing of this show is recorded here. Another program that somebody runs may do so."
  >
    Not recorded
  </p>
);
