import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { Filled } from "@/components/signup/filled";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { readSubscription, type Subscription } from "@/lib/modules/registrations/subscriptions";
import { fill } from "@/lib/signup/words/fill";
import { type PreferencesWords, preferencesWordsFor } from "@/lib/signup/words/preferences-words";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ done?: string | string[]; kind?: string | string[] }>;
}

/** Shared by the title and the page of one request. */
const subscriptionOf = cache(readSubscription);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const subscription = await subscriptionOf((await params).token);
  return {
    title: subscription && preferencesWordsFor(subscription.language).title,
    robots: { index: false, follow: false },
  };
}

/** Changes nothing until a button is pressed: email clients and scanners open links automatically. Works without scripts. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { done, kind } = await searchParams;
  const subscription = await subscriptionOf(token);
  if (!subscription) notFound();
  const words = preferencesWordsFor(subscription.language);
  return (
    <div lang={subscription.language}>
      {subscription.isOffAll ? (
        <Unsubscribed subscription={subscription} words={words} />
      ) : (
        <Choice subscription={subscription} words={words} kind={kind} isDone={done !== undefined} />
      )}
    </div>
  );
}

interface PartProps {
  subscription: Subscription;
  words: PreferencesWords;
}

const Unsubscribed = ({ subscription, words }: PartProps) => (
  <MessagePage
    title={words.off.title}
    actions={
      <Post list="again">
        <Button type="submit">{words.off.again}</Button>
      </Post>
    }
  >
    <p>
      <Filled sentence={words.off.text} values={{ organiser: subscription.organiser }} />
    </p>
  </MessagePage>
);

interface ChoiceProps extends PartProps {
  /** The kind of email whose link was followed. */
  kind: string | string[] | undefined;
  isDone: boolean;
}

function Choice({ subscription: { title, organiser, kinds }, words, kind, isDone }: ChoiceProps) {
  const asked = kinds.find((one) => one.kind === kind && one.isOn);
  return (
    <MessagePage title={words.title}>
      <p>
        <Filled sentence={words.intro} values={{ title }} />
      </p>
      {isDone && (
        <p role="status" className="text-ink">
          {kinds.some(({ isOn }) => isOn) ? words.saved : words.none}
        </p>
      )}
      {asked && (
        <Post list="kind">
          <input type="hidden" name="kind" value={asked.kind} />
          <Button type="submit" variant="primary">
            {fill(words.stop, { kind: words.kinds[asked.kind] })}
          </Button>
        </Post>
      )}
      <Post list="chosen">
        <fieldset className="mb-4 flex flex-col gap-1">
          <legend className="sr-only">{words.legend}</legend>
          {kinds.map((one) => (
            <label key={one.kind} className="flex min-h-11 items-center gap-3 text-base text-ink">
              <input
                type="checkbox"
                name="kind"
                value={one.kind}
                defaultChecked={one.isOn}
                className="size-4.5 accent-accent"
              />
              {words.kinds[one.kind]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant={asked ? "secondary" : "primary"}>
          {words.save}
        </Button>
      </Post>
      <Post list="organiser">
        <Button type="submit">{fill(words.stopAll, { organiser })}</Button>
      </Post>
    </MessagePage>
  );
}

/** A plain form that posts back to this URL. */
function Post({ list, children }: { list: string; children: ReactNode }) {
  return (
    <form method="post" className="mt-2">
      <input type="hidden" name="list" value={list} />
      {children}
    </form>
  );
}
