import { randomBytes } from "node:crypto";
import { findSession } from "@/lib/api/auth/session-principal";
import { SESSION_DAYS, startSession } from "@/lib/modules/accounts/accounts";
import { acceptInvitation } from "@/lib/modules/accounts/team";
import { env } from "@/lib/platform/runtime/env";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import { serializeCookie, sessionCookieName } from "@/lib/platform/security/cookies";
import { back, browserOf, redirect, type Visit } from "./visit";

/** Handles the button on the invitation page: joins the workspace, and signs a new person in. */
export async function enterByInvitation(visit: Visit): Promise<Response> {
  const wait = consumeWindow(`sign-in:try:${visit.address}`, env().RATE_FAILED_AUTH_PER_MINUTE, 60);
  if (wait > 0) return back(visit, "/sign-in", { problem: "often" }, 429, { "Retry-After": String(wait) });
  const { token = "" } = visit.form;
  const session = await findSession(visit.request.headers.get("cookie") ?? undefined);
  const guest = session && { userId: session.user_id, sessionId: session.session_id };
  const accepted = await acceptInvitation(token, guest);
  const page = `/invite/${encodeURIComponent(token)}`;
  if ("refused" in accepted) {
    if (accepted.refused !== "sign_in") return redirect(page);
    return redirect(`/sign-in?${new URLSearchParams({ callbackUrl: page, email: accepted.email ?? "" })}`);
  }
  if (guest) return redirect("/dashboard");
  const secret = randomBytes(32).toString("base64url");
  await startSession({ token: secret, userId: accepted.joined.id, ...browserOf(visit) });
  return redirect("/dashboard", [serializeCookie(sessionCookieName(), secret, SESSION_DAYS * 86_400)]);
}
