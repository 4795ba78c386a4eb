/** Ends this browser's session and leaves for the sign-in page. */
export async function signOut(): Promise<void> {
  await fetch("/api/auth/signout", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: "{}",
  });
  window.location.assign("/sign-in");
}
