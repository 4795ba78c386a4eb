"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

interface Zone {
  /** The time zone that times are shown in now. */
  zone: string;
  locale: string;
  /** The reader's own time zone, once known. */
  local: string | null;
  eventZone: string;
  toggle: () => void;
  words: ZoneWords;
}

/** Labels of the time zone switch. */
interface ZoneWords {
  event: string;
  own: string;
}

const ZoneContext = createContext<Zone>({
  zone: "UTC",
  locale: "en",
  local: null,
  eventZone: "UTC",
  toggle: () => {},
  words: { event: "", own: "" },
});

export const useZone = (): Zone => useContext(ZoneContext);

interface ZoneProviderProps {
  eventZone: string;
  locale: string;
  words: ZoneWords;
  children: ReactNode;
}

/**
 * Times are in the event's zone as the server rendered them, and change to the reader's own once the browser
 * can.
 */
export function ZoneProvider({ eventZone, locale, words, children }: ZoneProviderProps) {
  const [local, setLocal] = useState<string | null>(null);
  const [own, setOwn] = useState(true);
  useEffect(() => setLocal(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const value = useMemo(
    () => ({
      zone: local && own ? local : eventZone,
      locale,
      local,
      eventZone,
      toggle: () => setOwn((before) => !before),
      words,
    }),
    [local, own, eventZone, locale, words],
  );
  return <ZoneContext value={value}>{children}</ZoneContext>;
}
