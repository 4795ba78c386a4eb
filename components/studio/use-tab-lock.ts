"use client";

import { useEffect, useState } from "react";
import { newKey } from "@/lib/client/new-key";
import { TabLock, type TabPlace } from "@/lib/room/tab-lock";

/** Whether this tab holds the lock `name`, how to claim it, and whether it was claimed from another tab. */
export function useTabLock(name: string): [place: TabPlace, claim: () => void, claimed: boolean] {
  const [lock, setLock] = useState<TabLock | null>(null);
  const [place, setPlace] = useState<TabPlace>("asking");
  const [claimed, setClaimed] = useState(false);
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
  const claim = () => {
    setClaimed(true);
    lock?.claim();
  };
  return [place, claim, claimed];
}
