"use client";

import { createContext, useContext } from "react";
import type { CallAs } from "@/lib/client/api";
import type { Role } from "@/lib/platform/security/roles";

export type DashboardEnvironment = "test" | "live";

/** What this page was drawn for. The browser may move on to another workspace or person while it stays open. */
export interface Drawn {
  environment: DashboardEnvironment;
  workspaceId: string;
  userId: string;
  role: Role;
}

export const DrawnContext = createContext<Drawn>({
  environment: "test",
  workspaceId: "",
  userId: "",
  role: "viewer",
});

/**
 * The environment that the dashboard is in, and the name that its calls go out under: with the workspace and the
 * person in it, so that no call of a stale page acts anywhere else.
 */
export function useEnvironment(): {
  environment: DashboardEnvironment;
  as: CallAs;
  /** For what is only ever tried out in test, wherever the page is. */
  asTest: CallAs;
  base: string;
} {
  const { environment, workspaceId, userId } = useContext(DrawnContext);
  return {
    environment,
    as: `session:${environment}:${workspaceId}:${userId}`,
    asTest: `session:test:${workspaceId}:${userId}`,
    base: `/dashboard/${environment}`,
  };
}

/** The viewer's role and id, for pages that show less to some. */
export const useDrawn = (): Drawn => useContext(DrawnContext);
