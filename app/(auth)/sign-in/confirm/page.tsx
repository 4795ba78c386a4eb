import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ConfirmForm } from "@/components/dashboard/sign-in/confirm-form";

export const metadata: Metadata = { title: "Confirm sign-in" };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Opening the page doesn't use the link. Only the button does. */
export default async function ConfirmPage({ searchParams }: Props) {
  const { token, email, callbackUrl } = await searchParams;
  if (typeof token !== "string" || typeof email !== "string") redirect("/sign-in?problem=link");
  return (
    <>
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Confirm sign-in</h1>
        <p className="mt-2 text-ink-muted text-lg">
          You’re signing in as{" "}
          <strong className="break-words font-medium text-ink">{email.slice(0, 254)}</strong>.
        </p>
      </div>
      <ConfirmForm
        token={token}
        email={email}
        callbackUrl={typeof callbackUrl === "string" ? callbackUrl : undefined}
      />
      <p className="text-ink-muted text-sm">
        Didn’t try to sign in? Close this page. Nothing happens until you click the button.
      </p>
    </>
  );
}
