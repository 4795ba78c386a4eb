"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { useEnvironment } from "../../../access/environment";

/** A preview URL is valid for thirty minutes. */
const RENEW_MS = 25 * 60_000;

/** URL of the draft's preview, as a path on this site; undefined until known. */
export function usePreviewAddress(slug: string): { url: string | undefined; error: Error | null } {
  const { as } = useEnvironment();
  const { data, error } = useQuery({
    queryKey: ["previewSignup", as, slug],
    queryFn: async () => (await api("previewSignup", { as, params: { slug }, body: {} })).data,
    refetchInterval: RENEW_MS,
    staleTime: RENEW_MS,
  });
  // The URL may use another name for this site than the browser does, but frames must be same-origin.
  const url = data && new URL(data.url);
  return { url: url && `${url.pathname}${url.search}`, error };
}
