"use client";

import clsx from "clsx";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Input } from "@/components/ui/input";
import { SegmentLink, segmentBar } from "@/components/ui/segment-link";

const WINDOWS = [1, 7, 30, 90];

/** How far to look back, from one day to ninety. Kept in the URL. */
export function WindowPicker({ days }: { days: number }) {
  const path = usePathname();
  const router = useRouter();
  const [own, setOwn] = useState(WINDOWS.includes(days) ? "" : String(days));
  function go(event: FormEvent) {
    event.preventDefault();
    const count = Number(own);
    if (Number.isInteger(count) && count >= 1 && count <= 90) router.replace(`${path}?days=${count}`);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label="Time range" className={clsx("flex", segmentBar)}>
        {WINDOWS.map((count) => (
          <SegmentLink
            key={count}
            href={`${path}?days=${count}`}
            current={count === days}
            className="tabular h-8 px-3"
          >
            {count === 1 ? "1 day" : `${count} days`}
          </SegmentLink>
        ))}
      </nav>
      <form onSubmit={go} className="flex items-center gap-1.5 text-ink-muted text-sm">
        <label htmlFor="own-window">or the last</label>
        <Input
          id="own-window"
          type="number"
          min={1}
          max={90}
          required
          placeholder="1–90"
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          className="tabular w-20!"
        />
        days
      </form>
    </div>
  );
}
