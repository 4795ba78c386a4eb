"use client";

import { Check, Download, Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { PromoKitPersonWire } from "@/lib/modules/made/promo-kit/schema";
import { ForRole } from "../../../access/for-role";
import { Section } from "../../../parts/page/section";
import { CardTile } from "./card-tile";
import { CopyText } from "./copy-text";
import { ItemState } from "./item-state";
import { approvable } from "./promo-words";
import { Teaser } from "./teaser";
import type { PromoKitActions } from "./use-promo-kit";

interface PersonKitProps {
  slug: string;
  person: PromoKitPersonWire;
  /** Of a guest. */
  email: string | null;
  actions: PromoKitActions;
}

/** One person's pictures, texts, link and teaser. */
export function PersonKit({ slug, person, email, actions }: PersonKitProps) {
  const { person_id, name, items } = person;
  const waiting = approvable(person);
  const of = (kind: string) => items.filter((item) => item.kind === kind);
  const [link] = of("link");
  const isGuest = person_id !== "show" && person_id !== "host";
  const hasApproved = items.some(({ state }) => state === "approved");
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 dir="auto" className="min-w-0 break-words font-semibold text-xl">
          {name}
        </h2>
        <ForRole least="member">
          <div className="flex flex-wrap gap-2">
            {waiting.length > 0 && (
              <Button
                busy={actions.isBusy("approve")}
                onClick={() => void actions.approveAll(waiting)}
                icon={<Check className="size-4" aria-hidden />}
              >
                Approve all
              </Button>
            )}
            {items.length > 0 && (
              <Button
                busy={actions.isBusy("download")}
                onClick={() => void actions.download(person_id)}
                icon={<Download className="size-4" aria-hidden />}
              >
                Download
              </Button>
            )}
            {isGuest && (
              <Button
                variant={hasApproved && email ? "primary" : "secondary"}
                disabled={!hasApproved || !email}
                busy={actions.isBusy("write")}
                onClick={() => email && void actions.write(person_id, email)}
                icon={<Send className="size-4" aria-hidden />}
              >
                Email speaker
              </Button>
            )}
          </div>
        </ForRole>
      </div>
      {isGuest && items.length > 0 && !(hasApproved && email) && (
        <p className="-mt-6 text-ink-muted text-sm">
          {email
            ? "Approve something to send it to this speaker."
            : "Add an email address under Guests to send it to this speaker."}
        </p>
      )}
      {person_id === "host" && items.length > 0 && (
        <ForRole least="member">
          <p className="-mt-6 text-ink-muted text-sm">
            Messages go to speakers and attendees only. Download this kit and send it to the host yourself.
          </p>
        </ForRole>
      )}
      {items.length === 0 && (
        <p className="text-base text-ink-muted">Nothing here yet. Update the promo kit to generate it.</p>
      )}
      {of("card").length > 0 && (
        <Section title="Images">
          <ul className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
            {of("card").map((item) => (
              <CardTile key={item.id} {...{ item, name, actions }} />
            ))}
          </ul>
        </Section>
      )}
      {link?.url && (
        <Section
          title="Link"
          description={`Registrations from this link appear in Analytics as ${link.source}.`}
          action={<ItemState item={link} actions={actions} />}
        >
          <div className="flex items-center gap-2 rounded-control border border-line px-3 py-2">
            <code className="min-w-0 flex-1 break-all text-sm">{link.url}</code>
            <CopyButton value={link.url} label="Copy link" />
          </div>
        </Section>
      )}
      {of("copy").length > 0 && (
        <Section title="Texts">
          <ul className="flex flex-col gap-4">
            {of("copy").map((item) => (
              <CopyText key={item.id} {...{ item, actions }} />
            ))}
          </ul>
        </Section>
      )}
      {person_id !== "show" && <Teaser {...{ slug, person, actions }} item={of("teaser")[0] ?? null} />}
    </div>
  );
}
