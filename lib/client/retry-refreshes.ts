import { fetchAgain } from "./fetch-again";

/**
 * Retries the router's requests for the page that is open until the server answers. After one that fails,
 * Next.js loads the whole page: uploads end, and what is typed is lost. Returns the function that undoes it.
 */
export function retryRefreshes(): () => void {
  const send = window.fetch;
  const patient: typeof fetch = (input, init) =>
    isRefresh(input, init)
      ? fetchAgain(String(input), init, Number.POSITIVE_INFINITY, send)
      : send(input, init);
  window.fetch = patient;
  return () => {
    if (window.fetch === patient) window.fetch = send;
  };
}

function isRefresh(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  if (input instanceof Request || (init?.method ?? "GET") !== "GET") return false;
  const headers = new Headers(init?.headers);
  if (!headers.has("RSC") || headers.has("Next-Router-Prefetch")) return false;
  return pageOf(new URL(input, window.location.href)) === pageOf(window.location);
}

/** A page's path and query, without the parameter that the router adds to its requests. */
function pageOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  query.delete("_rsc");
  return `${pathname}?${query}`;
}
