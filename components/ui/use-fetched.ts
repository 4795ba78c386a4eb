"use client";

import { useRef, useState } from "react";

export interface Fetched<Module> {
  /** Undefined until loaded. */
  module: Module | undefined;
  fetching: boolean;
  /** Loads the module. If that fails, such as while offline, the next call tries again. */
  fetch: () => Promise<void>;
}

/** Loads the code of a rarely used part of a page on demand. */
export function useFetched<Module>(load: () => Promise<Module>): Fetched<Module> {
  const [module, setModule] = useState<Module>();
  const [fetching, setFetching] = useState(false);
  const under = useRef(false);

  async function fetch(): Promise<void> {
    if (module || under.current) return;
    under.current = true;
    setFetching(true);
    const found = await load().catch(() => undefined);
    if (found) setModule(() => found);
    under.current = false;
    setFetching(false);
  }

  return { module, fetching, fetch };
}
