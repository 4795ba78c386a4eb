import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { readSubscription } from "@/lib/modules/signup";

export const metadata: Metadata = { title: "Reminders", robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ done?: string | string[] }>;
}

/** Asks before it changes anything: mail programs and scanners open links by themselves. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { done } = await searchParams;
  const subscription = await readSubscription(token);
  if (!subscription) notFound();
  if (done === "organiser")
    return (
      <MessagePage title="You are unsubscribed">
        <p>
          {subscription.organiser} will not write to you any more, except to confirm what you sign up for
          yourself.
        </p>
      </MessagePage>
    );
  if (subscription.unsubscribed)
    return (
      <MessagePage
        title="No more reminders"
        actions={
          <Choice name="organiser" label={`Unsubscribe from everything by ${subscription.organiser}`} quiet />
        }
      >
        <p>
          You get no reminders of “<bdi>{subscription.title}</bdi>”. Your place and your personal link stay as
          they are.
        </p>
      </MessagePage>
    );
  return (
    <MessagePage
      title="Stop reminders?"
      actions={
        <>
          <Choice name="show" label="Stop reminders of this show" />
          <Choice name="organiser" label={`Unsubscribe from everything by ${subscription.organiser}`} quiet />
        </>
      }
    >
      <p>
        Reminders of “<bdi>{subscription.title}</bdi>” will end. Your place and your personal link stay as
        they are.
      </p>
    </MessagePage>
  );
}

/** A plain form back to this address, so that it works without JavaScript. */
function Choice({ name, label, quiet }: { name: "show" | "organiser"; label: string; quiet?: boolean }) {
  return (
    <form method="post">
      <input type="hidden" name="list" value={name} />
      <Button type="submit" variant={quiet ? "ghost" : "primary"}>
        {label}
      </Button>
    </form>
  );
}
