"use client";

import { useState } from "react";

/** The selection: some of the loaded people, or everyone who matches the filters. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [everyone, setEveryone] = useState(false);
  const set = (ids: ReadonlySet<string>) => {
    setEveryone(false);
    setChosen(ids);
  };
  return {
    chosen,
    everyone,
    has: (id: string) => everyone || chosen.has(id),
    isEmpty: !everyone && chosen.size === 0,
    toggle(id: string, on: boolean) {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      set(next);
    },
    choose: (ids: readonly string[]) => set(new Set(ids)),
    chooseEveryone: () => setEveryone(true),
    clear: () => set(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
