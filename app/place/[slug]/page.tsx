import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MessagePage } from "@/components/ui/message-page";
import { Time } from "@/components/ui/time";
import { type RegistrationPage, readRegistrationPage } from "@/lib/modules/pages/signup";

export const metadata: Metadata = { title: "Your place", robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ join?: string | string[] }>;
}

const STATES: Record<RegistrationPage["state"], string> = {
  confirmed: "You have a place",
  waitlisted: "You are on the waiting list",
  pending_approval: "Your request is with the host",
  cancelled: "You cancelled your place",
};

/** Where there is nothing to come to, what it says in place of the place. */
const OFF: Record<string, string> = {
  cancelled: "This show is cancelled",
  archived: "This show is archived",
};

/** Where the mail's "change or cancel my place" leads. */
export default async function PlacePage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { join } = await searchParams;
  const registration = typeof join === "string" ? await readRegistrationPage(slug, join) : undefined;
  if (!registration || typeof join !== "string") notFound();
  const isOff = registration.eventState in OFF;
  return (
    <MessagePage
      kicker={kickerOf(registration)}
      title={<bdi>{registration.title}</bdi>}
      actions={<Actions slug={slug} join={join} registration={registration} />}
    >
      {registration.heldUntil && !isOff && (
        <p>
          We hold it until{" "}
          <Time
            value={registration.heldUntil}
            zone={registration.timeZone}
            format="full"
            locale={registration.language}
          />
          . After that it goes to the next person.
        </p>
      )}
      <p>
        {registration.startsAt ? (
          <Time
            value={registration.startsAt}
            zone={registration.timeZone}
            format="full"
            locale={registration.language}
          />
        ) : (
          "The date is still to be announced."
        )}
      </p>
      <p>
        Registered as <bdi>{registration.name || registration.email}</bdi>, with{" "}
        <bdi>{registration.organiser}</bdi>.
        {registration.state !== "cancelled" && " For another address, cancel and sign up again."}
      </p>
      {registration.state !== "cancelled" && (
        <ChangeForm slug={slug} join={join} registration={registration} />
      )}
    </MessagePage>
  );
}

function kickerOf({ eventState, heldUntil, state }: RegistrationPage): string {
  return OFF[eventState] ?? (heldUntil ? "A place is free for you" : STATES[state]);
}

interface PlaceProps {
  slug: string;
  join: string;
  registration: RegistrationPage;
}

/** Name and consent, as they stand. */
function ChangeForm({ slug, join, registration }: PlaceProps) {
  return (
    <form method="post" action={`/place/${slug}/change`} className="mt-6 flex flex-col gap-3 text-left">
      <input type="hidden" name="join" value={join} />
      <Field label="Name">
        <Input name="name" defaultValue={registration.name} required maxLength={120} autoComplete="name" />
      </Field>
      <label className="flex min-h-11 items-center gap-3 text-ink">
        <input
          type="checkbox"
          name="marketing_consent"
          value="true"
          defaultChecked={registration.marketingConsent}
          className="size-4.5 shrink-0 accent-accent"
        />
        <span>
          <bdi>{registration.organiser}</bdi> may write to me about other shows.
        </span>
      </label>
      <div>
        <Button type="submit">Save changes</Button>
      </div>
    </form>
  );
}

function Actions({ slug, join, registration }: PlaceProps) {
  const isOff = registration.eventState in OFF;
  if (isOff) return <ButtonLink href={`/e/${slug}`}>See the page of the show</ButtonLink>;
  if (registration.state === "cancelled")
    return (
      <ButtonLink href={`/e/${slug}`} variant="primary">
        Sign up again
      </ButtonLink>
    );
  return (
    <>
      {registration.state === "confirmed" && (
        <ButtonLink href={registration.joinLink} variant="primary" prefetch={false}>
          Join the show
        </ButtonLink>
      )}
      {registration.heldUntil && (
        <form method="post" action={`/place/${slug}/take`}>
          <input type="hidden" name="join" value={join} />
          <Button type="submit" variant="primary">
            Take my place
          </Button>
        </form>
      )}
      <form method="post" action={`/place/${slug}/cancel`}>
        <input type="hidden" name="join" value={join} />
        <Button type="submit">Cancel my place</Button>
      </form>
    </>
  );
}
