import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/** Tries again only what may work unchanged, twice at most. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.retryable),
      },
      mutations: { retry: false },
    },
  });
}
