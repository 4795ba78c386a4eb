"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEnvironment } from "../../../../access/environment";
import { useAction } from "../../../../parts/actions/use-action";
import type { Recording } from "../facts/recording";
import { begunKey } from "./use-transcript";

/** Transcribes a recording's microphones, again if that was done before. */
export function useGenerate({ event_slug: slug, id }: Pick<Recording, "event_slug" | "id">) {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const { press, busy } = useAction("generateTranscript", "Transcribing the recording");
  const reload = () => {
    queries.setQueryData(begunKey(as, id), true);
    void queries.invalidateQueries({ queryKey: ["getTranscript", as, slug] });
  };
  return { generate: () => press({ params: { slug }, body: { recording_id: id } }, reload), busy };
}
