"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { bodyOf, isWritten, type MessageDraft } from "./message-draft";

const SETTLE_MS = 400;

/** The message as its first recipient sees it, shortly after typing pauses. */
export function usePreview(slug: string, draft: MessageDraft) {
  const { as } = useEnvironment();
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return useQuery<DataOf<"previewCommunication">, ApiError>({
    queryKey: ["previewCommunication", slug, settled],
    queryFn: async ({ signal }) =>
      (await api("previewCommunication", { as, params: { slug }, body: bodyOf(settled), signal })).data,
    enabled: isWritten(settled),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
