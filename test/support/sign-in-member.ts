import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { addMember } from "@/lib/modules/accounts/team";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { type ApiAnswer, api } from "./api";
import { signInWith } from "./sign-in";

/** Signs a new member of a workspace in, and returns what calls operations from their dashboard, in test. */
export async function signInMember(
  workspaceId: string,
  role: Parameters<typeof addMember>[2],
): Promise<(method: string, path: string, body?: unknown) => Promise<ApiAnswer>> {
  const user = await db().user.create({ data: { id: newId("usr"), email: `${newId("p")}@example.com` } });
  await asSystem("test", { workspaceId, environment: "test" }, (ctx) => addMember(ctx, user.id, role));
  const link = await issueSignInLink({ db: db(), realNow: new Date() }, user.email);
  const headers = {
    ...{ cookie: await signInWith(link.url), "x-showrunner-as": "session:test" },
    origin: new URL(env().PUBLIC_URL).origin,
  };
  return (method, path, body) =>
    api(method, `/api/app${path}`, { body, headers, ...(method === "PATCH" && { idempotencyKey: null }) });
}
