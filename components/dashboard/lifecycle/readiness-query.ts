import { queryOptions } from "@tanstack/react-query";
import { api, type CallAs } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";

export type Readiness = DataOf<"getEventReadiness">;
export type ReadinessCheck = Readiness["checks"][number];

/** How ready a show is. People mend things in other tabs: it is read again whenever somebody comes back to the page. */
export const readinessQuery = (as: CallAs, slug: string, initialData: Readiness) =>
  queryOptions({
    queryKey: ["getEventReadiness", as, slug],
    queryFn: async ({ signal }) => (await api("getEventReadiness", { as, params: { slug }, signal })).data,
    initialData,
  });
