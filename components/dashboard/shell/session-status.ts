export interface SessionStatus {
  signed_in: boolean;
  workspace_id: string | null;
  user_id: string | null;
  role: string | null;
}

/** Returns who this browser is signed in as, and where; undefined without an answer. */
export async function readSessionStatus(signal: AbortSignal): Promise<SessionStatus | undefined> {
  try {
    const response = await fetch("/api/auth/standing", { signal, cache: "no-store" });
    return response.ok ? ((await response.json()) as SessionStatus) : undefined;
  } catch {
    return undefined;
  }
}
