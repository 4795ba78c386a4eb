"use client";

import { useState } from "react";

/** The selection: some of the loaded people, or everyone who matches the filters. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [everybody, setEverybody] = useState(false);
  const set = (ids: ReadonlySet<string>) => {
    setEverybody(false);
    setChosen(ids);
  };
  return {
    chosen,
    everybody,
    has: (id: string) => everybody || chosen.has(id),
    isEmpty: !everybody && chosen.size === 0,
    toggle(id: string, on: boolean) {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      set(next);
    },
    choose: (ids: readonly string[]) => set(new Set(ids)),
    chooseEverybody: () => setEverybody(true),
    clear: () => set(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
