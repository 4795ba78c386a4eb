"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { putRead } from "@/lib/client/put-read";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { useEnvironment } from "../../../access/environment";

interface Wanted {
  kinds?: ContentItemWire["kind"][];
  language: ContentItemWire["language"];
  replaceEdited: boolean;
}

interface Content {
  items: readonly ContentItemWire[];
  generate: (wanted: Wanted) => Promise<void>;
  isGenerating: boolean;
  /** After an item was saved. */
  put: (item: ContentItemWire) => void;
}

export const CONTENT_LIMIT = 200;

/** A recording's texts, and how they are generated. */
export function useContent(slug: string, recordingId: string, initial: readonly ContentItemWire[]): Content {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const queryKey = ["listContent", as, slug, recordingId];
  const { data } = useQuery<readonly ContentItemWire[], ApiError>({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await api("listContent", {
          ...{ as, signal },
          params: { slug },
          query: { recording_id: recordingId, limit: CONTENT_LIMIT },
        })
      ).data,
    initialData: initial,
    refetchOnWindowFocus: "always",
  });
  const mutation = useApiMutation("generateContent", as);
  const put = (items: readonly ContentItemWire[]) =>
    putRead<readonly ContentItemWire[]>(queries, queryKey, (before = []) => [
      ...before.filter(({ id }) => items.every((item) => item.id !== id)),
      ...items,
    ]);
  const generate = async ({ kinds, language, replaceEdited }: Wanted) => {
    const { data: made } = await mutation.mutateAsync({
      params: { slug },
      body: {
        ...{ recording_id: recordingId, languages: [language], replace_edited: replaceEdited },
        ...(kinds && { kinds }),
      },
    });
    await put(made.items);
    const written = made.items.filter(
      ({ id, missing }) => missing === null && !made.kept.includes(id),
    ).length;
    toast.success(written === 1 ? "1 text generated" : `${written} texts generated`);
  };
  return { items: data, generate, isGenerating: mutation.isPending, put: (item) => void put([item]) };
}
