import { fetchAgain } from "@/lib/client/fetch-again";
import { announceSessionChange } from "@/lib/client/session-channel";

/** Ends this browser's session and opens the sign-in page, or another page of ours. */
export async function signOut(target = "/sign-in"): Promise<void> {
  await fetchAgain("/api/auth/signout", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: "{}",
  });
  announceSessionChange();
  window.location.assign(target);
}
