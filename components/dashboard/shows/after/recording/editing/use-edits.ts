"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";

/** Edits, the latest first. */
type Edits = DataOf<"listRecordingEdits"> & { hasMore: boolean };

/** How many are read at first, and in each further call. */
const FEW = 20;
const MOST = 200;

/** Reads the latest edits of a recording, or all of them, also what was undone. */
export function useEdits(
  { event_slug: slug, id: recording_id, version, program }: Recording,
  isWhole = false,
) {
  const { as } = useEnvironment();
  return useQuery<Edits, ApiError>({
    queryKey: ["listRecordingEdits", as, slug, recording_id, version, program?.version, isWhole],
    queryFn: async ({ signal }) => {
      const params = { slug, recording_id };
      const read = (cursor?: string) =>
        api("listRecordingEdits", {
          ...{ as, signal, params },
          query: { order: "desc", limit: isWhole ? MOST : FEW, ...(cursor ? { cursor } : {}) },
        });
      const { data, meta } = await read();
      const edits = [...data.edits];
      let next = meta.next_cursor;
      while (isWhole && next) {
        const page = await read(next);
        edits.push(...page.data.edits);
        next = page.meta.next_cursor;
      }
      return { ...data, edits, hasMore: Boolean(next) };
    },
    placeholderData: keepPreviousData,
  });
}
