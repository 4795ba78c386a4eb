"use client";

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useStore } from "@/components/room/use-store";
import { BoardContext } from "@/components/stage/board/board-context";
import { StageClockContext } from "@/components/stage/use-now";
import type { StageCommandInput, StageState } from "@/lib/stage";
import { knownFor } from "./people-for";
import { predict } from "./predict";
import type { StudioController } from "./studio-controller";
import type { Desk } from "./studio-types";

interface Studio {
  controller: StudioController;
  desk: Desk;
  /** The stage including pending commands. */
  state: StageState;
  me: string;
  onAir: boolean;
  run: (command: StageCommandInput) => Promise<boolean>;
}

const StudioContext = createContext<Studio | null>(null);

/**
 * What every part of the desk needs. Only inside `StudioProvider`. Room state changes with every spoken word, so the
 * components that show it read `controller.show` themselves.
 */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error("useStudio is for parts of the studio");
  return studio;
}

interface StudioProviderProps {
  controller: StudioController;
  desk: Desk;
  children: ReactNode;
}

export function StudioProvider({ controller, desk, children }: StudioProviderProps) {
  const { state: server } = useStore(controller.stage);
  const pending = useStore(controller.commands.pending);
  const state = useMemo(
    () => predict(server ?? desk.stage, pending, knownFor(desk)),
    [server, pending, desk],
  );
  const studio = useMemo<Studio>(
    () => ({
      controller,
      desk,
      state,
      me: desk.me.identity,
      onAir: state.phase === "live",
      run: controller.run,
    }),
    [controller, desk, state],
  );
  return (
    <StageClockContext value={controller.stage.clock.now}>
      <BoardContext value={controller.board}>
        <StudioContext value={studio}>{children}</StudioContext>
      </BoardContext>
    </StageClockContext>
  );
}

/** Freezes its children while hidden; they render with the current state once `shown`. */
export function StillUnless({ shown, children }: { shown: boolean; children: ReactNode }) {
  const studio = useStudio();
  const last = useRef({ studio, children });
  const seen = shown ? { studio, children } : last.current;
  useLayoutEffect(() => {
    last.current = seen;
  });
  return <StudioContext value={seen.studio}>{seen.children}</StudioContext>;
}

/** The server's time in epoch milliseconds, updated every `intervalMs`. */
export function useServerNow(intervalMs: number): number {
  const { controller } = useStudio();
  const [now, setNow] = useState(controller.stage.clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(controller.stage.clock.now()), intervalMs);
    return () => clearInterval(timer);
  }, [controller, intervalMs]);
  return now;
}
