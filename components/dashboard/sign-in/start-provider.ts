import { fetchAgain } from "@/lib/client/fetch-again";

/** Leaves for a provider's own page; the door notes in cookies what has to come back. */
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
