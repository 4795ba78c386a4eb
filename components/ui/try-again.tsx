/**
 * The button of the error pages. Every page loads it, so it has its own classes instead of loading those of
 * all buttons.
 */
export const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="h-9 rounded-control bg-accent px-3.5 font-medium text-base text-on-accent hover:bg-accent-hover"
  >
    Try again
  </button>
);
