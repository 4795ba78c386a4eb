import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Filled } from "@/components/signup/filled";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MessagePage } from "@/components/ui/message-page";
import { Time } from "@/components/ui/time";
import { type RegistrationPage, readRegistrationPage } from "@/lib/modules/pages/signup";
import { type RegistrationWords, registrationWordsFor } from "@/lib/signup/words/registration-words";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ join?: string | string[] }>;
}

/** Shared by the title and the page of one request. */
const registrationOf = cache(async (slug: string, join: string | string[] | undefined) =>
  typeof join === "string" ? readRegistrationPage(slug, join) : undefined,
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const registration = await registrationOf((await params).slug, (await searchParams).join);
  return {
    title: registration && registrationWordsFor(registration.language).pageTitle,
    robots: { index: false, follow: false },
  };
}

/** Opened from the email link "Change or cancel registration". */
export default async function PlacePage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { join } = await searchParams;
  const registration = await registrationOf(slug, join);
  if (!registration || typeof join !== "string") notFound();
  const words = registrationWordsFor(registration.language);
  const given = { slug, join, registration, words };
  return (
    <div lang={registration.language}>
      <MessagePage
        kicker={kickerOf(registration, words)}
        title={<bdi>{registration.title}</bdi>}
        actions={<Actions {...given} />}
      >
        <Facts registration={registration} words={words} />
        {registration.state !== "cancelled" && <ChangeForm {...given} />}
      </MessagePage>
    </div>
  );
}

const isOff = (eventState: string): eventState is keyof RegistrationWords["off"] =>
  eventState === "cancelled" || eventState === "archived";

/** Still to come, or on air. */
const isAhead = (eventState: string): boolean => !isOff(eventState) && eventState !== "ended";

function kickerOf({ eventState, heldUntil, state }: RegistrationPage, words: RegistrationWords): string {
  if (isOff(eventState)) return words.off[eventState];
  if (eventState === "ended" && state !== "cancelled") return words.ended;
  return words.states[heldUntil ? "held" : state];
}

/** The show's time, who is registered, and how long a spot is reserved. */
function Facts({ registration, words }: Pick<PlaceProps, "registration" | "words">) {
  const { heldUntil, startsAt, timeZone, language, organiser, name, email, state } = registration;
  const time = (value: string) => <Time value={value} zone={timeZone} format="full" locale={language} />;
  return (
    <>
      {heldUntil && isAhead(registration.eventState) && (
        <p>
          {words.heldUntil} {time(heldUntil)}. {words.afterHold}
        </p>
      )}
      {(startsAt || registration.eventState === "published") && (
        <p>{startsAt ? time(startsAt) : words.dateOpen}</p>
      )}
      <p>
        <Filled sentence={words.registeredAs} values={{ organiser, name: name || email }} />
        {state !== "cancelled" && isAhead(registration.eventState) && ` ${words.otherAddress}`}
      </p>
    </>
  );
}

interface PlaceProps {
  slug: string;
  join: string;
  registration: RegistrationPage;
  words: RegistrationWords;
}

function ChangeForm({ slug, join, registration, words }: PlaceProps) {
  return (
    <form method="post" action={`/place/${slug}/change`} className="mt-6 flex flex-col gap-3 text-left">
      <input type="hidden" name="join" value={join} />
      <Field label={words.name}>
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
          <Filled sentence={words.consent} values={{ organiser: registration.organiser }} />
        </span>
      </label>
      <div>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}

function Actions({ slug, join, registration, words }: PlaceProps) {
  if (isOff(registration.eventState)) return <ButtonLink href={`/e/${slug}`}>{words.viewShow}</ButtonLink>;
  if (registration.state === "cancelled")
    return (
      <ButtonLink href={`/e/${slug}`} variant="primary">
        {isAhead(registration.eventState) ? words.signUpAgain : words.viewShow}
      </ButtonLink>
    );
  return (
    <>
      {registration.state === "confirmed" && (
        <ButtonLink href={registration.joinLink} variant="primary" prefetch={false}>
          {isAhead(registration.eventState) ? words.join : words.viewShow}
        </ButtonLink>
      )}
      {registration.heldUntil && isAhead(registration.eventState) && (
        <form method="post" action={`/place/${slug}/take`}>
          <input type="hidden" name="join" value={join} />
          <Button type="submit" variant="primary">
            {words.take}
          </Button>
        </form>
      )}
      <form method="post" action={`/place/${slug}/cancel`}>
        <input type="hidden" name="join" value={join} />
        <Button type="submit">{words.cancel}</Button>
      </form>
    </>
  );
}
