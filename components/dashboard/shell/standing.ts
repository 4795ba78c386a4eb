export interface Standing {
  signed_in: boolean;
  workspace_id: string | null;
  user_id: string | null;
  role: string | null;
}

/** As whom and where this browser is signed in; undefined when no answer came. */
export async function readStanding(signal: AbortSignal): Promise<Standing | undefined> {
  try {
    const response = await fetch("/api/auth/standing", { signal, cache: "no-store" });
    return response.ok ? ((await response.json()) as Standing) : undefined;
  } catch {
    return undefined;
  }
}
