"use client";

import { useEffect, useState } from "react";
import { newKey } from "@/lib/client/new-key";
import { TabLock, type TabPlace } from "@/lib/room/tab-lock";

/** Whether this tab has the place called `name`, and how to take it. */
export function useTabLock(name: string): [TabPlace, () => void] {
  const [lock, setLock] = useState<TabLock | null>(null);
  const [place, setPlace] = useState<TabPlace>("asking");
  useEffect(() => {
    const made = new TabLock(new BroadcastChannel(`showrunner.${name}`), newKey());
    setLock(made);
    setPlace("asking");
    const leave = made.subscribe(() => setPlace(made.get()));
    return () => {
      leave();
      made.close();
    };
  }, [name]);
  return [place, () => lock?.claim()];
}
