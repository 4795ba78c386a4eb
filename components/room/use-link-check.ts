"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type ProbeResult, probeRoomServer } from "@/lib/room/diagnostics";

export interface LinkCheckState {
  running: boolean;
  result: ProbeResult | null;
  problem: string | null;
}

/** Measures the connection to the room server once, and again on demand. `getUrl` returns the room's URL. */
export function useLinkCheck(getUrl: () => Promise<string>): [LinkCheckState, () => void] {
  const [state, setState] = useState<LinkCheckState>({ running: true, result: null, problem: null });
  const ask = useRef(getUrl);
  ask.current = getUrl;
  const measure = useCallback(async () => {
    setState({ running: true, result: null, problem: null });
    try {
      setState({ running: false, result: await probeRoomServer(await ask.current()), problem: null });
    } catch (error) {
      const problem = error instanceof Error ? error.message : "Couldn’t test the connection.";
      setState({ running: false, result: null, problem });
    }
  }, []);
  useEffect(() => void measure(), [measure]);
  return [state, measure];
}
