import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";

export const metadata: Metadata = { title: "Check your email" };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SentPage({ searchParams }: Props) {
  const { email } = await searchParams;
  const address = typeof email === "string" ? email.slice(0, 254) : "";
  return (
    <>
      <MailCheck className="size-8 text-accent" aria-hidden />
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Check your email</h1>
        <p className="mt-2 text-ink-muted text-lg">
          We sent a sign-in link
          {address && (
            <>
              {" "}
              to <strong className="break-words font-medium text-ink">{address}</strong>
            </>
          )}
          . It expires in 10 minutes and works only once.
        </p>
      </div>
      <p className="text-base text-ink-muted">
        Didn’t get it? Check your spam folder and the spelling of the address.
      </p>
      <ButtonLink href="/sign-in" className="self-start">
        Use a different address
      </ButtonLink>
    </>
  );
}
