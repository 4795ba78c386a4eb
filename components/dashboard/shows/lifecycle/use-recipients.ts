import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../access/environment";

/**
 * How many people would get an email, by a dry run of the call. `everyMs`: repeated while there is anyone.
 */
export function useRecipients(
  move: "unpublish" | "cancel",
  slug: string,
  wanted: boolean,
  everyMs?: number,
): number | undefined {
  const { as } = useEnvironment();
  const trial = { notify: true, send: true, dry_run: true };
  const call = { as, params: { slug }, idempotencyKey: newKey() };
  return useQuery({
    queryKey: ["recipients", as, slug, move],
    queryFn: async ({ signal }) => {
      const { data } =
        move === "unpublish"
          ? await api("unpublishEvent", { ...call, signal, body: trial })
          : await api("cancelEvent", { ...call, signal, body: { ...trial, confirm: true } });
      return data.recipients;
    },
    enabled: wanted,
    staleTime: 0,
    refetchInterval: ({ state }) => (everyMs !== undefined && state.data ? everyMs : false),
    retry: false,
  }).data;
}
