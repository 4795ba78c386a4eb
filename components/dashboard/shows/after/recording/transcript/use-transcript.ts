"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import type { Transcript } from "../facts/transcript";

/** While the show is on air, lines are added. */
const LIVE_MS = 8_000;
/** While microphones are transcribed. */
const PASS_MS = 3_000;

/** While there is none: one may be begun automatically, or by someone else. */
const NONE_MS = 30_000;

/**
 * Reads a recording's transcript, with the times of the version that is played. `data` is null if there is none, which
 * the API isn't asked about on air while nothing has been captioned.
 */
export function useTranscript({ event_slug: slug, id, version, state, program }: Recording) {
  const isAsked = state !== "live" || (program?.captions.length ?? 0) > 0;
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const reading = useQuery<Transcript | null, ApiError>({
    queryKey: ["getTranscript", as, slug, id, version, program?.version, isAsked],
    queryFn: async ({ signal }) => {
      if (!isAsked) return null;
      try {
        const query = { recording_id: id, words: "true" } as const;
        return (await api("getTranscript", { as, signal, params: { slug }, query })).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") return null;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (state === "live") return LIVE_MS;
      if (data === null) return NONE_MS;
      return data?.pass?.state === "running" && PASS_MS;
    },
  });
  const isRunning = reading.data?.pass?.state === "running";
  const wasRunning = useRef(false);
  useEffect(() => {
    // The recording has captions then.
    if (wasRunning.current && !isRunning)
      void queries.invalidateQueries({ queryKey: ["getRecording", as, slug, id] });
    wasRunning.current = isRunning;
  }, [isRunning, queries, as, slug, id]);
  return reading;
}
