import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { MessagePage } from "@/components/ui/message-page";
import { Time } from "@/components/ui/time";
import { type PlaceView, readPlace } from "@/lib/modules/registrations";

export const metadata: Metadata = { title: "Your place", robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ join?: string | string[] }>;
}

const STATES: Record<PlaceView["state"], string> = {
  confirmed: "You have a place",
  waitlisted: "You are on the waiting list",
  pending_approval: "Your request is with the host",
  cancelled: "You gave up your place",
};

/** Where the mail's "change or cancel my place" leads. */
export default async function PlacePage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { join } = await searchParams;
  const place = typeof join === "string" ? await readPlace(slug, join) : undefined;
  if (!place || typeof join !== "string") notFound();
  return (
    <MessagePage
      kicker={STATES[place.state]}
      title={<bdi>{place.title}</bdi>}
      actions={<Actions slug={slug} join={join} place={place} />}
    >
      <p>
        {place.startsAt ? (
          <Time value={place.startsAt} zone={place.timeZone} format="full" locale={place.language} />
        ) : (
          "The date is still to be announced."
        )}
      </p>
      <p>
        Registered as <bdi>{place.name || place.email}</bdi>, with <bdi>{place.organiser}</bdi>.
        {place.state !== "cancelled" && " To change your name or address, cancel and sign up again."}
      </p>
    </MessagePage>
  );
}

function Actions({ slug, join, place }: { slug: string; join: string; place: PlaceView }) {
  if (place.state === "cancelled")
    return (
      <ButtonLink href={`/e/${slug}`} variant="primary">
        Sign up again
      </ButtonLink>
    );
  return (
    <>
      {place.state === "confirmed" && (
        <ButtonLink href={place.joinLink} variant="primary" prefetch={false}>
          Join the show
        </ButtonLink>
      )}
      <form method="post" action={`/place/${slug}/cancel`}>
        <input type="hidden" name="join" value={join} />
        <Button type="submit">Cancel my place</Button>
      </form>
    </>
  );
}
