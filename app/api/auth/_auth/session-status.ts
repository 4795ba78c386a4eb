import { findSession } from "@/lib/api/auth/session-principal";
import { answer } from "./visit";

/**
 * Returns who this browser is signed in as, and where, for open pages that must notice when that changes.
 * This check doesn't count as activity: a forgotten tab must not keep the session alive.
 */
export async function sessionStatus(request: Request): Promise<Response> {
  const session = await findSession(request.headers.get("cookie") ?? undefined, false);
  return answer(200, {
    signed_in: session !== undefined,
    workspace_id: session?.workspace_id ?? null,
    user_id: session?.user_id ?? null,
    role: session?.role ?? null,
  });
}
