"use client";

import clsx from "clsx";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { useMay } from "../../../access/for-role";
import { peopleCount } from "../../../parts/words/people-words";
import { BulkOutcomeNote } from "./bulk-outcome";
import { ColumnPicker } from "./column-picker";
import { ExportMenu } from "./export-menu";
import { afterAction, type PeopleAction } from "./people-actions";
import { PEOPLE_COLUMNS } from "./people-columns";
import type { PeopleQuery } from "./people-query";
import { PeopleRows } from "./people-rows";
import { SelectionBar } from "./selection-bar";
import { useBulk } from "./use-bulk";
import { useExport } from "./use-export";
import { type PeoplePage, usePeople } from "./use-people";
import { useSelection } from "./use-selection";
import { useShownColumns } from "./use-shown-columns";

interface PeopleTableProps {
  slug: string;
  query: PeopleQuery;
  first: PeoplePage;
  /** Number of people who match the filters. */
  matching: number;
}

/** A show's people in one table, to select, edit and export. Remounted when the filters change. */
export function PeopleTable({ slug, query, first, matching }: PeopleTableProps) {
  const { people, hasMore, loadMore, busy, error, patch } = usePeople(slug, query, first);
  const readOn = useCallback(() => void loadMore(), [loadMore]);
  const selection = useSelection();
  const exporter = useExport(slug, query);
  const [shown, setShown] = useShownColumns();
  const mayChange = useMay("member");
  const bulk = useBulk({
    slug,
    query,
    onChanged: (action, ids) =>
      patch((person) => (ids.has(person.id) ? afterAction(person, action) : person)),
  });
  const act = (action: PeopleAction) => {
    const who = selection.everyone ? ("everyone" as const) : [...selection.chosen];
    selection.clear();
    void bulk.change(action, who);
  };
  const count = selection.everyone ? matching : selection.chosen.size;
  const exportChosen = () => exporter.download("csv", selection.everyone ? undefined : [...selection.chosen]);
  return (
    <>
      <BulkOutcomeNote bulk={bulk} />
      <div className="mb-1 flex min-h-9 items-center gap-x-2">
        {bulk.progress ? (
          <p role="status" className="tabular flex min-w-0 flex-1 items-center gap-2 text-base">
            {bulk.progress.done.toLocaleString("en")} of {bulk.progress.of.toLocaleString("en")} done
            <Button size="sm" variant="ghost" onClick={bulk.stop}>
              Stop
            </Button>
          </p>
        ) : selection.isEmpty ? (
          <p className="tabular min-w-0 flex-1 text-base text-ink-muted">{peopleCount(matching)}</p>
        ) : (
          <SelectionBar
            count={count}
            matching={matching}
            everyone={selection.everyone}
            onEveryone={selection.chooseEveryone}
            onClear={selection.clear}
            onAction={act}
            onExport={exportChosen}
          />
        )}
        <div className={clsx("flex gap-1", !selection.isEmpty && "max-md:hidden")}>
          <ColumnPicker shown={shown} onChange={setShown} />
          <ExportMenu exporter={exporter} />
        </div>
      </div>
      <PeopleRows
        slug={slug}
        people={people}
        total={matching}
        columns={PEOPLE_COLUMNS.filter(({ name }) => shown.includes(name))}
        selection={mayChange ? selection : undefined}
        onNearEnd={readOn}
      />
      {error ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-base text-danger">
          {error.message}
          <Button size="sm" onClick={() => void loadMore()}>
            Try again
          </Button>
        </p>
      ) : (
        <p className="mt-2 h-5 text-ink-muted text-sm">{busy && hasMore ? "Loading more…" : ""}</p>
      )}
    </>
  );
}
