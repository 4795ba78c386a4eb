import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ConfirmForm } from "@/components/dashboard/sign-in/confirm-form";

export const metadata: Metadata = { title: "Confirm sign-in" };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Opening this uses nothing up, whoever opens it: only the button does. */
export default async function ConfirmPage({ searchParams }: Props) {
  const { token, email, callbackUrl } = await searchParams;
  if (typeof token !== "string" || typeof email !== "string") redirect("/sign-in?problem=link");
  return (
    <>
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Almost there</h1>
        <p className="mt-2 text-ink-muted text-lg">
          Sign this browser in as{" "}
          <strong className="break-words font-medium text-ink">{email.slice(0, 254)}</strong>?
        </p>
      </div>
      <ConfirmForm
        token={token}
        email={email}
        callbackUrl={typeof callbackUrl === "string" ? callbackUrl : undefined}
      />
      <p className="text-ink-muted text-sm">
        You did not ask for this? Close the page: without the button nothing happens.
      </p>
    </>
  );
}
