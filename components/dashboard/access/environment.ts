"use client";

import { createContext, useContext } from "react";
import type { CallAs } from "@/lib/client/api";
import type { Role } from "@/lib/platform/security/roles";

export type DashboardEnvironment = "test" | "live";

/**
 * What this page was rendered for. The browser may switch to another workspace or user while it stays open.
 */
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
 * Returns the dashboard's environment and the identity its calls use. That includes the workspace and the
 * user, so that a call from a stale page never acts elsewhere.
 */
export function useEnvironment(): {
  environment: DashboardEnvironment;
  as: CallAs;
  /** For calls that only run in test, whatever environment the page is in. */
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

/** Returns the viewer's role and id, for pages that show less to some roles. */
export const useDrawn = (): Drawn => useContext(DrawnContext);
