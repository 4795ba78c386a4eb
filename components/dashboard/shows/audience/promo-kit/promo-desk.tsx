"use client";

import { Download, Megaphone, Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MeterBar } from "@/components/ui/meter-bar";
import type { PromoKitWire } from "@/lib/modules/made/promo-kit/schema";
import { ForRole } from "../../../access/for-role";
import { PageHeader } from "../../../parts/page/page-header";
import { PeopleList } from "./people-list";
import { PersonKit } from "./person-kit";
import { isOpen } from "./promo-words";
import { usePromoKit } from "./use-promo-kit";

interface PromoDeskProps {
  slug: string;
  initial: PromoKitWire;
  /** Guests' email addresses, by their ids. */
  emails: Readonly<Record<string, string | null>>;
}

/** What a show and its speakers promote it with: people on the left, their items beside them. */
export function PromoDesk({ slug, initial, emails }: PromoDeskProps) {
  const actions = usePromoKit(slug, initial);
  const { people, job } = actions.kit;
  const [chosen, setChosen] = useState("show");
  const person = people.find(({ person_id }) => person_id === chosen) ?? people[0];
  const isEmpty = people.every(({ items }) => items.length === 0);
  const making = isOpen(job);
  const generate = (
    <ForRole least="member">
      <Button
        variant="primary"
        busy={making || actions.isBusy("generate")}
        onClick={() => void actions.generate()}
        icon={<Sparkles className="size-4" aria-hidden />}
      >
        {isEmpty ? "Generate promo kit" : "Update promo kit"}
      </Button>
    </ForRole>
  );
  return (
    <>
      <PageHeader
        title="Promo kit"
        description="Images, posts and links for the show and its speakers. They update when the show changes, and you approve what’s used."
        action={
          isEmpty ? undefined : (
            <div className="flex flex-wrap items-center gap-2">
              <ForRole least="member">
                <Button
                  busy={actions.isBusy("download")}
                  onClick={() => void actions.download()}
                  icon={<Download className="size-4" aria-hidden />}
                >
                  Download all
                </Button>
              </ForRole>
              {generate}
            </div>
          )
        }
      />
      {making && job && (
        <div role="status" className="mb-6 max-w-md">
          <p className="mb-2 text-base text-ink-muted">Generating promo kit…</p>
          <MeterBar value={job.progress} max={100} label="Promo kit" role="progressbar" />
        </div>
      )}
      {job?.state === "failed" && (
        <p
          role="alert"
          className="mb-6 rounded-control border border-danger bg-danger-soft px-3 py-2 text-base"
        >
          Couldn’t generate the promo kit. {job.error}
        </p>
      )}
      {isEmpty || !person ? (
        !making && (
          <EmptyState
            icon={<Megaphone className="size-6" aria-hidden />}
            title="Everything your speakers need to share the show"
            description="Cards in four sizes in the show’s theme, posts for LinkedIn, X and newsletters, and a personal link for each speaker, so Analytics shows which registrations they brought."
            action={generate}
          />
        )
      ) : (
        <div className="grid gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
          <PeopleList people={people} chosen={person.person_id} onChoose={setChosen} />
          <PersonKit
            key={person.person_id}
            {...{ slug, person, actions }}
            email={emails[person.person_id] ?? null}
          />
        </div>
      )}
    </>
  );
}
