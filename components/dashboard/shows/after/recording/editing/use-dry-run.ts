"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import type { Edited } from "./edit";

/** Typing pauses for this long before the API is asked. */
const PAUSE_MS = 300;

/** Reads what an edit would change. `request` is null while it isn't complete. */
export function useDryRun(
  { event_slug: slug, id: recording_id }: Recording,
  request: Record<string, unknown> | null,
  version: number,
) {
  const { as } = useEnvironment();
  return useQuery<Edited, ApiError>({
    queryKey: ["editRecording", as, recording_id, version, request],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      const body = { ...request, expected_version: version, dry_run: true } as never;
      return (await api("editRecording", { as, signal, params: { slug, recording_id }, body })).data;
    },
    enabled: request !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
