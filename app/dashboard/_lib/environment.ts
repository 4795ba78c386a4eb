import { notFound } from "next/navigation";
import type { Environment } from "@/lib/platform/security/principal";

export interface EnvironmentParams {
  params: Promise<{ env: string }>;
}

/** Returns the environment in a dashboard page's URL. */
export function environmentFrom(env: string): Environment {
  if (env === "test" || env === "live") return env;
  notFound();
}
