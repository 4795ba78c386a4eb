"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";

type Edits = DataOf<"listRecordingEdits">;

/** Reads what was edited in a recording, also what was undone. */
export function useEdits({ event_slug: slug, id: recording_id, version }: Recording) {
  const { as } = useEnvironment();
  return useQuery<Edits, ApiError>({
    queryKey: ["listRecordingEdits", as, slug, recording_id, version],
    queryFn: async ({ signal }) =>
      (await api("listRecordingEdits", { as, signal, params: { slug, recording_id } })).data,
    placeholderData: keepPreviousData,
  });
}
