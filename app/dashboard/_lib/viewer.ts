import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findSession, sessionPrincipal } from "@/lib/api/auth/session-principal";
import { Problem } from "@/lib/operation/problem";
import type { Environment, Principal } from "@/lib/platform/security/principal";

const cookieHeader = async (): Promise<string | undefined> => (await headers()).get("cookie") ?? undefined;

/** The signed-in user with their current workspace. Redirects to sign-in without a session. */
export const viewer = cache(async () => {
  const session = await findSession(await cookieHeader());
  if (session) return session;
  const path = (await headers()).get("x-path") ?? "/dashboard";
  return redirect(`/sign-in?${new URLSearchParams({ callbackUrl: path })}`);
});

/** The principal that pages read with; undefined while no workspace is open. */
export const viewerPrincipal = cache(async (environment: Environment): Promise<Principal | undefined> => {
  await viewer();
  try {
    return await sessionPrincipal(await cookieHeader(), environment);
  } catch (error) {
    if (error instanceof Problem && error.code === "account_inactive") return undefined;
    throw error;
  }
});
