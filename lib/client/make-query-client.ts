import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/** A call of the API has been tried again before it fails; anything else, such as a part of the page, is so here. */
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
