import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";

export type Readiness = DataOf<"getEventReadiness">;
export type ReadinessCheck = Readiness["checks"][number];

/**
 * How ready a show is: as the page read it, and read again whenever someone comes back from another tab, where they may have
 * mended something.
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
    // What was kept from an earlier visit to the page is older than what came with it.
    queries.setQueryData(["getEventReadiness", as, slug], initial);
  }, [queries, as, slug, initial]);
  return data;
}
