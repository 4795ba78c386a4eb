"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import type { Transcript } from "../facts/transcript";

/** While the show is on air, lines are added. */
const LIVE_MS = 8_000;
/** While microphones are transcribed. */
const PASS_MS = 3_000;

/**
 * Reads a recording's transcript, with the times of the version that is played. `data` is null if there is none, which the API isn't asked about while nothing has
 * been captioned.
 */
export function useTranscript({ event_slug: slug, id, version, state, program }: Recording) {
  const isThere = (program?.captions.length ?? 0) > 0;
  const { as } = useEnvironment();
  return useQuery<Transcript | null, ApiError>({
    queryKey: ["getTranscript", as, slug, id, version, program?.version, isThere],
    queryFn: async ({ signal }) => {
      if (!isThere) return null;
      try {
        const query = { recording_id: id, words: "true" } as const;
        return (await api("getTranscript", { as, signal, params: { slug }, query })).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") return null;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      state === "live" ? LIVE_MS : data?.pass?.state === "running" && PASS_MS,
  });
}
