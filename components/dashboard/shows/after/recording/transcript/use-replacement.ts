"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../../access/environment";
import type { Transcript } from "../facts/transcript";
import { putCorrected } from "./put-corrected";

export type Replaced = DataOf<"correctTranscript">["changes"][number];

/** Replaces words in a whole transcript. What would change is read while they are typed. */
export function useReplacement(transcript: Transcript, words: { from: string; to: string }, isOpen: boolean) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const from = useDeferredValue(words.from.trim());
  const to = useDeferredValue(words.to);
  const { event_slug: slug, recording_id, version } = transcript;
  const preview = useQuery<Replaced[], ApiError>({
    queryKey: ["correctTranscript", as, recording_id, version, from, to],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      signal.throwIfAborted();
      const body = { recording_id, corrections: [{ from, to }], dry_run: true };
      return (await api("correctTranscript", { as, signal, params: { slug }, body })).data.changes;
    },
    enabled: isOpen && from !== "",
  });
  const change = useApiMutation("correctTranscript", as);
  const replace = async (): Promise<number> => {
    const body = { recording_id, expected_version: version, corrections: [{ from, to }] };
    try {
      const { data } = await change.mutateAsync({ params: { slug }, body });
      await putCorrected(queries, { as, slug, sent: version }, data);
      return data.changes.length;
    } catch (error) {
      // After a conflict, someone else's lines are shown.
      await queries.invalidateQueries({ queryKey: ["getTranscript", as, slug] });
      throw error;
    }
  };
  return { preview, replace, isBusy: change.isPending, error: change.error, reset: change.reset, from };
}
