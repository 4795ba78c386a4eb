/** A stripe at the top of every page in test, so that no one mistakes it for live. */
export function TestStripe() {
  return (
    <div
      aria-hidden
      className="h-1.5 w-full bg-[repeating-linear-gradient(135deg,oklch(0.79_0.16_78)_0_10px,oklch(0.3_0.03_78)_10px_20px)]"
    />
  );
}
