"use client";

import { createContext, useContext } from "react";
import type { As } from "@/lib/client/api";

export type DashboardEnvironment = "test" | "live";

export const EnvironmentContext = createContext<DashboardEnvironment>("test");

/** The environment that the dashboard is in, and the name that its calls go out under. */
export function useEnvironment(): { environment: DashboardEnvironment; as: As; base: string } {
  const environment = useContext(EnvironmentContext);
  return { environment, as: `session:${environment}`, base: `/dashboard/${environment}` };
}
