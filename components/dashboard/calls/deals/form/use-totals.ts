"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { BodyOf } from "@/lib/client/wire-types";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { useEnvironment } from "../../../access/environment";

/** Typing pauses for this long before the API is asked. */
const PAUSE_MS = 300;

/** Adds up line items with a dry run, so that what is shown is what will be signed. */
export function useTotals(request: BodyOf<"closeDeal"> | null) {
  const { as } = useEnvironment();
  return useQuery<DealWire, ApiError>({
    queryKey: ["deal-totals", as, request],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      return (await api("closeDeal", { as, signal, body: { ...request, dry_run: true } as never })).data;
    },
    enabled: request !== null,
    placeholderData: request === null ? undefined : keepPreviousData,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}
