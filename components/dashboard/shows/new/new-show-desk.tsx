"use client";

import { Plus } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { useHydrated } from "@/components/ui/use-hydrated";
import { canCreate, type Shown, shownOf } from "@/lib/editors/new-show/call-of";
import type { NewShowDraft } from "@/lib/editors/new-show/new-show-draft";
import type { GivenFacts, Understood } from "@/lib/editors/new-show/understand";
import { FormProblem } from "../../parts/forms/form-problem";
import { Section } from "../../parts/page/section";
import { ShowUnderstood } from "../overview/show-understood";
import { NewShowFields } from "./new-show-fields";
import { NewShowPeople } from "./new-show-people";
import { NewShowPlan } from "./new-show-plan";
import { PlanBeingWritten } from "./plan-being-written";
import { useNewShow } from "./use-new-show";
import { useUnderstood } from "./use-understood";

/** A new show: the brief on one side, its facts and the run of show on the other. */
export function NewShowDesk() {
  // The draft is in this browser, which the server can't read.
  return useHydrated() ? <Desk /> : <SkeletonRows rows={10} />;
}

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const givenOf = ({ title, minutes, language, timezone, guests }: NewShowDraft): GivenFacts => ({
  title,
  minutes: minutes?.trim() && Number(minutes) > 0 ? Number(minutes) : null,
  language,
  zone: timezone,
  guests: Object.values(guests),
});

function Desk() {
  const { draft, set, clear, create, open, busy, error } = useNewShow();
  const understood = useUnderstood(draft.brief, givenOf(draft), OWN_ZONE);
  const shown = shownOf(draft, understood, OWN_ZONE);
  const { made } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canCreate(shown)) void create(shown);
  };
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
        <fieldset disabled={made !== null} className="contents">
          <NewShowFields draft={draft} shown={shown} understood={understood} error={error} set={set} />
        </fieldset>
        {error && <FormProblem>{wordsOf(error.code, error.message)}</FormProblem>}
        {made === null && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              disabled={!canCreate(shown)}
              icon={<Plus className="size-4" aria-hidden />}
            >
              Create show
            </Button>
            {draft.brief.trim() !== "" && (
              <Button variant="ghost" onClick={clear} disabled={busy}>
                Start over
              </Button>
            )}
          </div>
        )}
      </form>
      <div className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-6 lg:self-start">
        {made ? (
          <Section title="Run of show">
            <PlanBeingWritten slug={made} onOpen={() => open(made)} />
          </Section>
        ) : (
          <Beside draft={draft} understood={understood} shown={shown} set={set} />
        )}
      </div>
    </div>
  );
}

/** Retrying after a lost answer is safe: it returns the same show. */
const wordsOf = (code: string, message: string): string =>
  code === "offline"
    ? "You’re offline. Your text is saved here. Try again once you’re back online."
    : message;

interface BesideProps {
  draft: NewShowDraft;
  understood: Understood | null;
  shown: Shown;
  set: (changes: Partial<NewShowDraft>) => void;
}

/** What the brief leads to, while it is typed. */
function Beside({ draft, understood, set }: BesideProps) {
  if (!understood)
    return (
      <Section title="Run of show">
        <p className="max-w-md text-base text-ink-muted">
          Add a brief to draft the run of show as you type. Or just add a title and start with an empty show.
        </p>
      </Section>
    );
  return (
    <>
      <Section
        title="Run of show"
        description={draft.plan ? undefined : "No run of show. The show starts empty."}
      >
        {draft.plan && <NewShowPlan label="Run of show" parts={understood.parts} />}
      </Section>
      <Section
        title="From your brief"
        description="Something wrong? Correct the fields or rephrase the brief."
      >
        <NewShowPeople
          people={understood.outline.people}
          guests={draft.guests}
          onGuests={(guests) => set({ guests })}
        />
        <div className="mt-4">
          <ShowUnderstood outline={understood.outline} />
        </div>
      </Section>
    </>
  );
}
