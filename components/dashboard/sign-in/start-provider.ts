import { fetchAgain } from "@/lib/client/fetch-again";

/** Opens a provider's sign-in page. The server sets the cookies that the callback must match. */
export async function startProvider(
  id: string,
  { callbackUrl, link = false }: { callbackUrl?: string | undefined; link?: boolean } = {},
): Promise<void> {
  const response = await fetchAgain(`/api/auth/${link ? "link" : "signin"}/${id}`, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(callbackUrl ? { callbackUrl } : {}),
  });
  const { url } = (await response.json()) as { url?: string };
  if (!url) throw new Error("no address to go to");
  window.location.assign(url);
}
