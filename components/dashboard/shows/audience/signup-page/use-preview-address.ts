"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { useEnvironment } from "../../../access/environment";

/** An address is good for thirty minutes. */
const RENEW_MS = 25 * 60_000;

/** Where the draft of a show's page can be seen, as a path of this site; undefined until it is known. */
export function usePreviewAddress(slug: string): { url: string | undefined; error: Error | null } {
  const { as } = useEnvironment();
  const { data, error } = useQuery({
    queryKey: ["previewSignup", as, slug],
    queryFn: async () => (await api("previewSignup", { as, params: { slug }, body: {} })).data,
    refetchInterval: RENEW_MS,
    staleTime: RENEW_MS,
  });
  // The address may name the site by another name than this page was opened by; frames have to be of this one.
  const url = data && new URL(data.url);
  return { url: url && `${url.pathname}${url.search}`, error };
}
