import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";

export type Readiness = DataOf<"getEventReadiness">;
export type ReadinessCheck = Readiness["checks"][number];

/**
 * A show's readiness: as loaded with the page, and reloaded when someone returns from another tab, where they
 * may have fixed something.
 */
export function useReadiness(slug: string, initial: Readiness): Readiness {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["getEventReadiness", as, slug],
    queryFn: async ({ signal }) => (await api("getEventReadiness", { as, params: { slug }, signal })).data,
    initialData: initial,
  });
  useEffect(() => {
    // The page's own data is newer than what an earlier visit left in the cache.
    queries.setQueryData(["getEventReadiness", as, slug], initial);
  }, [queries, as, slug, initial]);
  return data;
}
