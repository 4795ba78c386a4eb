import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { readSubscription, type Subscription } from "@/lib/modules/registrations/subscriptions";

export const metadata: Metadata = { title: "Your mails", robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ done?: string | string[]; kind?: string | string[] }>;
}

type Kind = Subscription["kinds"][number]["kind"];

const WORDS: Record<Kind, string> = {
  h24: "Reminder a day before",
  h1: "Reminder an hour before",
  live: "When it starts",
  changed: "When the date changes",
  cancelled: "When the show is cancelled",
  message: "Messages from the host",
  guest_invite: "Invitations as a guest",
  rehearsal_invite: "Invitations to rehearsals",
};

/** Asks before it changes anything: mail programs and scanners open links by themselves. Works without scripts. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { done, kind } = await searchParams;
  const subscription = await readSubscription(token);
  if (!subscription) notFound();
  const { title, organiser, kinds, isOffAll } = subscription;
  if (isOffAll)
    return (
      <MessagePage
        title="You are unsubscribed"
        actions={
          <Post list="again">
            <Button type="submit">Get mails again</Button>
          </Post>
        }
      >
        <p>
          <bdi>{organiser}</bdi> does not write to you any more, except to confirm what you sign up for
          yourself.
        </p>
      </MessagePage>
    );
  const asked = kinds.find((one) => one.kind === kind && one.isOn);
  return (
    <MessagePage title="Which mails do you want?">
      <p>
        About “<bdi>{title}</bdi>”. Your place and your personal link stay as they are.
      </p>
      {done !== undefined && (
        <p role="status" className="text-ink">
          {kinds.some(({ isOn }) => isOn) ? "Your choice is saved." : "You get no more mails of this show."}
        </p>
      )}
      {asked && (
        <Post list="kind">
          <input type="hidden" name="kind" value={asked.kind} />
          <Button type="submit" variant="primary">
            Stop “{WORDS[asked.kind]}”
          </Button>
        </Post>
      )}
      <Post list="chosen">
        <fieldset className="mb-4 flex flex-col gap-1">
          <legend className="sr-only">Mails of this show</legend>
          {kinds.map((one) => (
            <label key={one.kind} className="flex min-h-11 items-center gap-3 text-base text-ink">
              <input
                type="checkbox"
                name="kind"
                value={one.kind}
                defaultChecked={one.isOn}
                className="size-4.5 accent-accent"
              />
              {WORDS[one.kind]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant={asked ? "secondary" : "primary"}>
          Save
        </Button>
      </Post>
      <Post list="organiser">
        <Button type="submit">Unsubscribe from everything by {organiser}</Button>
      </Post>
    </MessagePage>
  );
}

/** A plain form back to this address. */
function Post({ list, children }: { list: string; children: ReactNode }) {
  return (
    <form method="post" className="mt-2">
      <input type="hidden" name="list" value={list} />
      {children}
    </form>
  );
}
