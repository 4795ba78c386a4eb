import { History } from "lucide-react";
import Link from "next/link";
import { Time } from "@/components/ui/time";
import type { TestClockWire } from "@/lib/modules/developers/test-clock/schema";
import { aheadWords } from "./ahead-words";

/** Shown above a test environment's shows if its clock was moved: their times follow that clock. */
export function ClockBanner({ clock }: { clock: TestClockWire }) {
  const ahead = aheadWords(clock.offset_sec);
  if (!ahead) return null;
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-warn-soft px-3 py-2 text-base text-warn"
    >
      <History className="size-4 shrink-0 -scale-x-100" aria-hidden />
      <span className="min-w-0">
        The test clock is set to <Time value={clock.now} format="long" />, {ahead} ahead of real time.
      </span>
      <Link href="/dashboard/test/test-clock" className="rounded-sm font-medium underline underline-offset-2">
        Test clock
      </Link>
    </p>
  );
}
