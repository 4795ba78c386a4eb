import type { Environment } from "@/lib/platform/security/principal";
import { type EnvironmentParams, environmentFrom } from "./environment";
import { pick, type SearchParams } from "./query";

export interface PageProps extends EnvironmentParams {
  searchParams: SearchParams;
}

/** Reads a dashboard page's URL: the environment, and the named query parameters. */
export async function asked<const Name extends string>(
  { params, searchParams }: PageProps,
  names: readonly Name[],
): Promise<{ environment: Environment; query: Partial<Record<Name, string>> }> {
  const environment = environmentFrom((await params).env);
  return { environment, query: await pick(searchParams, names) };
}
