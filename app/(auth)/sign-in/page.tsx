import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { SignInForm } from "@/components/dashboard/sign-in/sign-in-form";
import { findSession } from "@/lib/api/auth/session-principal";

export const metadata: Metadata = { title: "Sign in" };

const PROBLEMS: Record<string, string> = {
  address: "That does not look like an e-mail address.",
  often: "Too many tries in a short time. Wait a few minutes, then ask for a new link.",
  link: "This link was used before, or its ten minutes are over. Ask for a new one.",
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const cookie = (await headers()).get("cookie") ?? undefined;
  if (await findSession(cookie)) redirect("/dashboard");
  return (
    <>
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Sign in</h1>
        <p className="mt-2 text-ink-muted text-lg">
          We mail you a link. No password, and no account needed beforehand.
        </p>
      </div>
      <SignInForm callbackUrl={one(query.callbackUrl)} problem={PROBLEMS[one(query.problem) ?? ""]} />
    </>
  );
}
