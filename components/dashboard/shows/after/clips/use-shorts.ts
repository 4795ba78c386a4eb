"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../access/environment";
import { isUnfinished, type Shorts } from "./shorts";

const RENDERING_MS = 2_000;
/** An upload is being transcribed. */
const PENDING_MS = 10_000;
/** Moments of an upload are found some seconds after its transcript is there. */
const SEARCH_MS = 20_000;
/** Files' links are valid for 15 minutes. */
const LINKS_MS = 10 * 60_000;

/** Keeps a recording's segments and clips fresh, more often while one is rendered. */
export function useShorts(slug: string, initial: Shorts, withArchived: boolean) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const { recording_id } = initial;
  const { data } = useQuery<Shorts, ApiError>({
    queryKey: ["listShorts", as, slug, recording_id, withArchived],
    queryFn: async () => {
      const query = { recording_id, ...(withArchived ? { include_archived: "true" as const } : {}) };
      return (await api("listShorts", { as, params: { slug }, query })).data;
    },
    ...(withArchived ? { placeholderData: (before) => before ?? initial } : { initialData: initial }),
    refetchInterval: ({ state: { data: now } }) => {
      if (now?.clips.some(isUnfinished)) return RENDERING_MS;
      if (now?.pending) return PENDING_MS;
      return now?.analysis.state === "none" ? SEARCH_MS : LINKS_MS;
    },
  });
  const reload = () => void queries.invalidateQueries({ queryKey: ["listShorts", as, slug] });
  return { shorts: data ?? initial, reload };
}
