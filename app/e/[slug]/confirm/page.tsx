import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { MessagePage } from "@/components/ui/message-page";
import { shownEmail } from "@/lib/client/shown-email";
import { readSignupLink } from "@/lib/modules/pages/signup";
import { publicEvent } from "@/lib/server/pages/public-event";
import { wordsFor } from "@/lib/signup/words/words-for";

export const metadata: Metadata = { robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ sign_up?: string | string[] }>;
}

/** Opened from the confirmation email. Only the button registers: scanners open links automatically. */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { sign_up: token } = await searchParams;
  const link = typeof token === "string" ? await readSignupLink(slug, token) : undefined;
  const event = await publicEvent(slug);
  const words = wordsFor(event?.language ?? "en");
  if (!link)
    return (
      <MessagePage
        title={words.confirmByEmail.title}
        actions={
          <ButtonLink href={`/e/${slug}`} variant="primary">
            {words.submit}
          </ButtonLink>
        }
      >
        <p>{words.confirmByEmail.gone}</p>
      </MessagePage>
    );
  return (
    <MessagePage
      kicker={words.confirmByEmail.title}
      title={<bdi>{link.title}</bdi>}
      actions={
        <form method="post" action={`/e/${slug}/confirm/save`}>
          <input type="hidden" name="sign_up" value={token} />
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </form>
      }
    >
      <p>
        <bdi>{link.person.name}</bdi>, <bdi>{shownEmail(link.person.email)}</bdi>
      </p>
    </MessagePage>
  );
}
