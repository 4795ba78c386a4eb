"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useEnvironment } from "../../../access/environment";
import type { PersonRow } from "../../../parts/words/people-words";
import type { PeopleColumn } from "./people-columns";
import { PeopleHead } from "./people-head";
import { PersonTableRow } from "./person-row";
import type { Selection } from "./use-selection";

interface PeopleRowsProps {
  slug: string;
  people: readonly PersonRow[];
  /** Number of rows in the whole list, including those not loaded yet. */
  total: number;
  columns: readonly PeopleColumn[];
  /** Undefined if the viewer can't edit. */
  selection: Selection | undefined;
  /** Called when the end of the loaded rows is near. */
  onNearEnd: () => void;
}

const ROW_PX = 52;
const NEAR_ROWS = 60;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** A virtualized table: only visible rows are rendered, whatever its length. */
export function PeopleRows({ slug, people, total, columns, selection, onNearEnd }: PeopleRowsProps) {
  const { base } = useEnvironment();
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    // Used for the server-rendered page.
    initialRect: { width: 1000, height: 700 },
    getItemKey: (index) => people[index]?.id ?? index,
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (people.length > 0 && last >= people.length - NEAR_ROWS) onNearEnd();
  }, [last, people.length, onNearEnd]);

  const before = drawn[0]?.start ?? 0;
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const all = selection && people.every(({ id }) => selection.has(id));
  const chosen = selection && (all ? "all" : selection.isEmpty ? "none" : "some");
  return (
    <section
      ref={scroller}
      aria-label="People"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[max(24rem,calc(100dvh-19rem))] overflow-y-auto overflow-x-hidden border-line border-b [overflow-anchor:none]"
    >
      <table
        aria-rowcount={total + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-base [&_td]:border-line [&_td]:border-b"
      >
        <caption className="sr-only">People registered for this show</caption>
        <PeopleHead
          columns={columns}
          chosen={chosen}
          onChooseAll={(on) => selection?.choose(on ? people.map(({ id }) => id) : [])}
        />
        <tbody onKeyDown={(event) => moveFrom(event, people.length, (to) => rows.scrollToIndex(to))}>
          {before > 0 && <Gap height={before} />}
          {drawn.map(({ index }) => {
            const person = people[index];
            return (
              person && (
                <PersonTableRow
                  key={person.id}
                  person={person}
                  place={index + 2}
                  href={`${base}/shows/${slug}/people/${person.id}`}
                  columns={columns}
                  chosen={selection?.has(person.id)}
                  onChoose={(on) => selection && choose(selection, people, person.id, on)}
                />
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </section>
  );
}

/** Placeholder for the rows that are not rendered. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden style={{ height }}>
    <td className="border-b-0!" />
  </tr>
);

/** With everyone selected, deselecting one person leaves the other loaded rows selected. */
function choose(selection: Selection, people: readonly PersonRow[], id: string, on: boolean): void {
  if (selection.everyone) selection.choose(people.flatMap((one) => (one.id === id ? [] : one.id)));
  else selection.toggle(id, on);
}

/** Arrow keys (or j and k), Home and End move between people, including those not rendered yet. */
function moveFrom(
  event: KeyboardEvent<HTMLTableSectionElement>,
  count: number,
  scrollTo: (index: number) => void,
): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const body = event.currentTarget;
  const at = Number((event.target as HTMLElement).closest("tr")?.getAttribute("aria-rowindex")) - 2;
  const step = STEPS[event.key];
  const to = event.key === "Home" ? 0 : event.key === "End" ? count - 1 : step === undefined ? -1 : at + step;
  if (at < 0 || to < 0 || to >= count) return;
  event.preventDefault();
  scrollTo(to);
  const focus = () =>
    body.querySelector<HTMLElement>(`tr[aria-rowindex="${to + 2}"] a`)?.focus({ preventScroll: true });
  // Rows out of view are rendered once the list has scrolled there.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
