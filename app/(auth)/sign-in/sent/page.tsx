import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";

export const metadata: Metadata = { title: "Check your mail" };

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
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Check your mail</h1>
        <p className="mt-2 text-ink-muted text-lg">
          A sign-in link is on its way
          {address && (
            <>
              {" "}
              to <strong className="break-words font-medium text-ink">{address}</strong>
            </>
          )}
          . It works once and for ten minutes.
        </p>
      </div>
      <p className="text-base text-ink-muted">
        Nothing after a minute? Look into the spam folder and check the spelling of the address.
      </p>
      <ButtonLink href="/sign-in" className="self-start">
        Use another address
      </ButtonLink>
    </>
  );
}
