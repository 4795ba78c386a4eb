import { findSession } from "@/lib/api/auth/session-principal";
import { answer } from "./visit";

/**
 * As whom and where this browser is signed in, for open pages that have to notice when that changes. Looking is no
 * use of the session: a forgotten tab must not keep it alive.
 */
export async function standing(request: Request): Promise<Response> {
  const session = await findSession(request.headers.get("cookie") ?? undefined, false);
  return answer(200, {
    signed_in: session !== undefined,
    workspace_id: session?.workspace_id ?? null,
    user_id: session?.user_id ?? null,
    role: session?.role ?? null,
  });
}
