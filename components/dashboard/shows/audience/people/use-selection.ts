"use client";

import { useState } from "react";

/** Who is chosen: some of those that were read, or everybody whom the filters leave. */
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
