import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Puts what a call answered into a cached read. If it's being read at the moment, it's read again: that answer may be
 * from before the call.
 */
export async function putRead<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data | undefined,
): Promise<void> {
  const isReading = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, change);
  if (isReading) void queries.invalidateQueries({ queryKey });
}
