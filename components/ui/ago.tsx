"use client";

import { useEffect, useState } from "react";
import { formatInstant } from "@/lib/client/format-instant";
import { timeAgo } from "@/lib/client/time-ago";

/** A relative time such as "3 min ago", kept up to date, with the exact time as its tooltip. */
export function Ago({ value, className }: { value: string; className?: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const exact = formatInstant(value, { zone: "UTC", format: "full" });
  return (
    <time dateTime={value} title={exact} className={className}>
      {now === undefined ? formatInstant(value, { zone: "UTC", format: "short" }) : timeAgo(value, now)}
    </time>
  );
}
