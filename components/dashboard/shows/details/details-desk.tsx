"use client";

import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { useHydrated } from "@/components/ui/use-hydrated";
import { PLACES } from "@/lib/editors/details/changes-of";
import type { Details, DetailsField } from "@/lib/editors/details/details";
import { detailsProblem } from "@/lib/editors/details/details-problem";
import type { SaveState } from "@/lib/editors/session/edit-session";
import {
  changedFields,
  discardChanges,
  dismissConflicts,
  type FieldConflict,
  setFields,
} from "@/lib/editors/session/fields-editor";
import { useEnvironment } from "../../access/environment";
import { EditConflicts } from "../../parts/editing/edit-conflicts";
import { fieldWords } from "../../parts/forms/field-words";
import { formFields } from "../../parts/forms/form-fields";
import { AfterSection } from "./after-section";
import { AudienceSection } from "./audience-section";
import type { DetailsForm } from "./details-form";
import { DETAILS_NAMES, settingInWords } from "./details-names";
import { HostSection } from "./host-section";
import { LookSection } from "./look-section";
import { OnAirSection } from "./on-air-section";
import { PlacesSection } from "./places-section";
import { RecordingSection } from "./recording-section";
import { ShowSection } from "./show-section";
import { type SettledShow, useDetailsSession } from "./use-details-session";

interface DetailsDeskProps {
  show: SettledShow;
  /** Name of the show's client. */
  client: string | undefined;
}

/** All settings of a show, in groups. Nothing changes until they are saved. */
export function DetailsDesk(props: DetailsDeskProps) {
  // Times are shown in the reader's zone, which the server doesn't know.
  return useHydrated() ? <Desk {...props} /> : <SkeletonRows rows={12} />;
}

function Desk({ show, client }: DetailsDeskProps) {
  const { base } = useEnvironment();
  const { session, view, error, save } = useDetailsSession(show);
  const { values, conflicts } = view.editor;
  const set = (changes: Partial<Details>) => session.apply((editor) => setFields(editor, changes));
  const problem = detailsProblem(values);
  const form: DetailsForm = {
    ...formFields(values, set),
    values,
    base: view.editor.base,
    set,
    errorOf: (field: DetailsField) =>
      problem?.field === field ? problem.words : fieldWords(error, PLACES[field].path),
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DetailsBar
        state={view.state}
        count={changedFields(view.editor).length}
        discard={() => session.apply(discardChanges)}
      />
      <EditConflicts lines={conflicts.map(conflictLine)} dismiss={() => session.apply(dismissConflicts)} />
      <ShowSection form={form} />
      <HostSection form={form} />
      <PlacesSection form={form} />
      <AudienceSection form={form} signup={`${base}/shows/${show.slug}/signup`} />
      <OnAirSection form={form} />
      <RecordingSection form={form} />
      <LookSection form={form} slug={show.slug} client={client} />
      <AfterSection form={form} />
    </form>
  );
}

interface DetailsBarProps {
  state: SaveState;
  count: number;
  discard: () => void;
}

/** Number of unsaved changes, with buttons to save or discard them. */
function DetailsBar({ state, count, discard }: DetailsBarProps) {
  const trouble = state.is === "refused" || state.is === "offline" || state.is === "held";
  return (
    <div className="sticky top-15 z-20 shadow-[0_-4px_0_var(--surface)] lg:top-0 -mb-2 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 bg-surface py-2">
      <p role="status" className={clsx("text-sm", trouble ? "font-medium text-danger" : "text-ink-muted")}>
        {standing(state, count)}
      </p>
      <span className="ml-auto flex items-center gap-2">
        {count > 0 && (
          <Button variant="ghost" onClick={discard} disabled={state.is === "saving"}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={state.is === "saving"}
          disabled={count === 0 || state.is === "held"}
        >
          Save
        </Button>
      </span>
    </div>
  );
}

function standing(state: SaveState, count: number): string {
  if (count === 0) return "All changes saved";
  const changes = count === 1 ? "1 change" : `${count} changes`;
  switch (state.is) {
    case "saving":
      return "Saving…";
    case "offline":
      return `Offline. ${changes} saved in this browser`;
    case "refused":
    case "held":
      return `Couldn’t save. ${state.why}`;
    default:
      return `${changes} not saved`;
  }
}

const conflictLine = ({ field, theirs }: FieldConflict) => ({
  what: DETAILS_NAMES[field as DetailsField],
  theirs: settingInWords(theirs),
});
