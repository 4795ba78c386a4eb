/** A strip of masking tape with torn ends. */
export function Tape({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 34" aria-hidden>
      <path
        d="M4 3 L116 1 L112 7 L118 11 L113 17 L117 22 L112 27 L116 32 L6 33 L9 28 L3 24 L8 18 L2 13 L8 8 Z"
        fill="var(--tape)"
      />
      <path d="M14 6 L14 30 M40 4 L40 31 M82 4 L82 31" stroke="#fff" strokeOpacity="0.25" />
    </svg>
  );
}
