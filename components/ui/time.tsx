"use client";

import { useEffect, useState } from "react";
import { formatInstant, type InstantFormat } from "@/lib/client/format-instant";

interface TimeProps {
  /** ISO 8601. */
  value: string;
  /** IANA zone used on the server. In the browser it changes to the reader's own. */
  zone?: string;
  format?: InstantFormat;
  locale?: string;
  /** Keeps `zone` in the browser too. */
  fixed?: boolean;
  className?: string;
}

/** An instant in words. Without JavaScript it stays in `zone`, with the zone's name. */
export function Time({ value, zone = "UTC", format = "long", locale = "en", fixed, className }: TimeProps) {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!fixed) setLocal(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [fixed]);
  return (
    <time
      dateTime={value}
      className={className}
      title={formatInstant(value, { zone, format: "full", locale })}
    >
      {formatInstant(value, { zone: local ?? zone, format, locale })}
    </time>
  );
}
