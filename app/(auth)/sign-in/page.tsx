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
  address: "That does not look like an e-mail address.",
  often: "Too many tries in a short time. Wait a few minutes, then ask for a new link.",
  link: "This link was used before, or its ten minutes are over. Ask for a new one.",
  provider: "The provider did not sign you in. Try again, or let us mail you a link.",
  unverified:
    "The provider has not verified that e-mail address, so it says nothing about who you are. Verify it there, or let us mail you a link.",
  taken: "That account is linked to somebody else here.",
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
            ? "With an account that you have, or by a link that we mail you."
            : "We mail you a link. No password, and no account needed beforehand."}
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
            or by mail
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
