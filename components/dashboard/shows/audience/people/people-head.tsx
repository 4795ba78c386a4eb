"use client";

import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { useUrlFilter } from "../../../parts/lists/use-url-filter";
import { HIDDEN_UNDER, type PeopleColumn } from "./people-columns";

interface PeopleHeadProps {
  columns: readonly PeopleColumn[];
  /** Whether all loaded rows are selected, or some; undefined if the viewer can't edit. */
  chosen: "all" | "some" | "none" | undefined;
  onChooseAll: (on: boolean) => void;
}

const HEAD =
  "sticky top-0 z-10 h-9 bg-surface px-2 text-left font-medium text-ink-muted text-sm shadow-[inset_0_-1px_0_var(--line)]";

/** The table's headers, some of them sortable. */
export function PeopleHead({ columns, chosen, onChooseAll }: PeopleHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {chosen !== undefined && (
          <th scope="col" className={clsx(HEAD, "w-10")}>
            <Checkbox
              label={<span className="sr-only">Select all listed</span>}
              checked={chosen === "all"}
              indeterminate={chosen === "some"}
              onCheckedChange={onChooseAll}
            />
          </th>
        )}
        <SortHead header="Person" sort="name" first="asc" />
        {columns.map((column) =>
          column.sort ? (
            <SortHead key={column.name} first="desc" {...column} sort={column.sort} />
          ) : (
            <th
              key={column.name}
              scope="col"
              className={clsx(HEAD, column.width, column.from && HIDDEN_UNDER[column.from])}
            >
              {column.header}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  header: string;
  sort: string;
  /** Sort order on the first click. */
  first: "asc" | "desc";
  width?: string;
  from?: PeopleColumn["from"];
}

const USUAL = "created_at";

function SortHead({ header, sort, first, width, from }: SortHeadProps) {
  const { get, set } = useUrlFilter();
  const current = (get("sort") || USUAL) === sort;
  const order = get("order") || "desc";
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  const press = () => set({ sort, order: current ? (order === "asc" ? "desc" : "asc") : first });
  return (
    <th
      scope="col"
      aria-sort={current ? (order === "asc" ? "ascending" : "descending") : undefined}
      className={clsx(HEAD, width, from && HIDDEN_UNDER[from])}
    >
      <button
        type="button"
        onClick={press}
        className="-mx-1 inline-flex h-7 items-center gap-1 rounded-sm px-1 hover:text-ink"
      >
        {header}
        {current && <Arrow className="size-3.5" aria-hidden />}
      </button>
    </th>
  );
}
