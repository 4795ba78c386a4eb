"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../../access/environment";
import type { Transcript } from "./transcript";

export type Replaced = DataOf<"correctTranscript">["changes"][number];

/** Replaces words in a whole transcript. What would change is read while they are typed. */
export function useReplacement(transcript: Transcript, words: { from: string; to: string }, isOpen: boolean) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const from = useDeferredValue(words.from.trim());
  const to = useDeferredValue(words.to);
  const { event_slug: slug, recording_id, version } = transcript;
  const bodyOf = (given: { from: string; to: string }) => ({
    recording_id,
    expected_version: version,
    corrections: [given],
  });
  const preview = useQuery<Replaced[], ApiError>({
    queryKey: ["correctTranscript", as, recording_id, version, from, to],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      signal.throwIfAborted();
      const call = { as, signal, params: { slug }, body: { ...bodyOf({ from, to }), dry_run: true } };
      return (await api("correctTranscript", call)).data.changes;
    },
    enabled: isOpen && from !== "",
  });
  const change = useApiMutation("correctTranscript", as);
  const replace = async (): Promise<number> => {
    const { data } = await change.mutateAsync({ params: { slug }, body: bodyOf({ from, to }) });
    await queries.invalidateQueries({ queryKey: ["getTranscript", as, slug] });
    return data.changes.length;
  };
  return { preview, replace, isBusy: change.isPending, error: change.error, reset: change.reset, from };
}
