"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, type CallAs } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import type { Transcript } from "../facts/transcript";

/** While the show is on air, lines are added. */
const LIVE_MS = 8_000;
/** While microphones are transcribed. */
const PASS_MS = 3_000;

/** Whether this page has begun a transcript of the recording, which then exists. */
export const begunKey = (as: CallAs, id: string) => ["transcript-begun", as, id];

/**
 * Reads a recording's transcript, with the times of the version that is played. `data` is null if there is none: the API
 * isn't asked then.
 */
export function useTranscript({ event_slug: slug, id, version, state, program, transcribing }: Recording) {
  const { as } = useEnvironment();
  const { data: isBegun } = useQuery({
    queryKey: begunKey(as, id),
    queryFn: () => false,
    initialData: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const wasTranscribed = useRef(false);
  wasTranscribed.current ||= transcribing;
  const isAsked = isBegun || wasTranscribed.current || (program?.captions.length ?? 0) > 0;
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
    refetchInterval: ({ state: { data } }) =>
      state === "live" ? LIVE_MS : data?.pass?.state === "running" && PASS_MS,
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
