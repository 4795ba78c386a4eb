import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { localPath } from "@/app/api/auth/_auth/local-path";
import { providerChoices } from "@/app/api/auth/_auth/providers";
import { ProviderButtons } from "@/components/dashboard/sign-in/provider-buttons";
import { SignInForm } from "@/components/dashboard/sign-in/sign-in-form";
import { findSession } from "@/lib/api/auth/session-principal";

export const metadata: Metadata = { title: "Sign in" };

const PROBLEMS: Record<string, string> = {
  address: "Enter a valid email address, like name@example.com.",
  often: "Too many attempts. Wait a few minutes, then request a new link.",
  link: "This link has expired or was already used. Request a new one.",
  provider: "Couldn’t sign you in with this provider. Try again or sign in with your email.",
  unverified: "The provider hasn’t verified your email address. Verify it there or sign in with your email.",
  taken: "That account is already linked to another user.",
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const cookie = (await headers()).get("cookie") ?? undefined;
  const callbackUrl = one(query.callbackUrl);
  if (await findSession(cookie)) redirect(localPath(callbackUrl));
  const providers = providerChoices();
  const problem = PROBLEMS[one(query.problem) ?? ""];
  return (
    <>
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Sign in</h1>
        <p className="mt-2 text-ink-muted text-lg">
          {providers.length > 0
            ? "Use an existing account, or we’ll email you a link."
            : "We’ll email you a sign-in link. No password needed. New here? The same link creates your account."}
        </p>
      </div>
      {providers.length > 0 && (
        <>
          {problem && (
            <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-base text-danger">
              {problem}
            </p>
          )}
          <ProviderButtons providers={providers} callbackUrl={callbackUrl} />
          <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
        </>
      )}
      <SignInForm
        callbackUrl={callbackUrl}
        email={one(query.email)?.slice(0, 254)}
        problem={providers.length > 0 ? undefined : problem}
      />
    </>
  );
}
