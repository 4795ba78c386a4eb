import { notFound } from "next/navigation";
import type { Environment } from "@/lib/platform/security/principal";

export interface EnvironmentParams {
  params: Promise<{ env: string }>;
}

/** The environment in the address of a dashboard page. */
export function environmentFrom(env: string): Environment {
  if (env === "test" || env === "live") return env;
  notFound();
}
