import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/**
 * Failed API calls have already been retried; other failures, such as a chunk of the page that didn't load,
 * are retried here.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        retry: (count, error) => count < 2 && !(error instanceof ApiError),
      },
      mutations: { retry: false },
    },
  });
}
