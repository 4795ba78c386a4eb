/**
 * Three stripes that come in from the left, turn, and leave at the top: the accent color in shades of the
 * seventies.
 */
export function Stripes({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1280 620"
      aria-hidden
      preserveAspectRatio="xMaxYMax slice"
      overflow="visible"
    >
      <g fill="none" strokeWidth="44">
        <path stroke="var(--stripe-1)" d="M-900 560 H700 A360 360 0 0 0 1060 200 V-900" />
        <path stroke="var(--stripe-2)" d="M-900 516 H700 A316 316 0 0 0 1016 200 V-900" />
        <path stroke="var(--stripe-3)" d="M-900 472 H700 A272 272 0 0 0 972 200 V-900" />
      </g>
    </svg>
  );
}
