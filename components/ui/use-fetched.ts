"use client";

import { useRef, useState } from "react";

export interface Fetched<Module> {
  /** Once it is there. */
  module: Module | undefined;
  fetching: boolean;
  /** What fails, as without a line, is tried again with the next call. */
  fetch: () => Promise<void>;
}

/** A part of a page that few ask for, and whose script is fetched when they do. */
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
