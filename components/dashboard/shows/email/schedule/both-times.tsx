"use client";

import { useEffect, useState } from "react";
import { Time } from "@/components/ui/time";

interface BothTimesProps {
  value: string;
  /** The show's time zone. */
  zone: string;
}

/** An instant in the show's time zone, and in the reader's if it differs. */
export function BothTimes({ value, zone }: BothTimesProps) {
  const [own, setOwn] = useState(zone);
  useEffect(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <>
      <Time value={value} zone={zone} format="long" fixed className="tabular font-medium" />
      {own !== zone && (
        <span className="tabular block text-ink-muted text-sm">
          <Time value={value} zone={own} format="short" fixed /> for you
        </span>
      )}
    </>
  );
}
