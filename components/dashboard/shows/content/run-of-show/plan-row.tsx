"use client";

import clsx from "clsx";
import { ChevronRight, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { Button } from "@/components/ui/button";
import { controlClasses } from "@/components/ui/control-classes";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { Position } from "@/lib/editors/plan/plan-editor";
import { DEFAULT_TITLES, type PlanSegment, SEGMENT_TYPES, type SegmentType } from "@/lib/stage";
import { LengthField } from "./length-field";
import type { PlayableVideo } from "./opens-with";
import { FindingLines } from "./plan-findings";
import { PlanRowDetails } from "./plan-row-details";
import type { SetField, SetFields } from "./set-field";
import type { PlanFinding } from "./use-plan-findings";

/** Row actions. The object stays the same while the page is open, so that only changed rows render again. */
export interface PlanActions {
  set: SetField;
  setFields: SetFields;
  move: (id: string, to: Position) => void;
  remove: (id: string) => void;
  toggle: (id: string) => void;
  grab: (id: string, event: PointerEvent) => void;
}

export interface Person {
  id: string;
  name: string;
}

interface PlanRowProps {
  segment: PlanSegment;
  /** Counts from 1. */
  number: number;
  begins: string;
  isLate: boolean;
  isOpen: boolean;
  isHeld: boolean;
  people: readonly Person[];
  videos: readonly PlayableVideo[];
  /** The check's findings about this segment. */
  findings: readonly PlanFinding[];
  actions: PlanActions;
}

/** An editable segment of the run of show. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { segment, number, begins, isLate, isOpen, isHeld, people, videos, findings, actions } = props;
  const { id, title } = segment;
  const name = title.trim() || `segment ${number}`;
  return (
    <li
      id={id}
      data-segment={id}
      className={clsx(
        // Rows out of view skip layout and painting while typing.
        "scroll-mt-16 border-line border-b bg-surface [contain-intrinsic-block-size:auto_3.125rem] [content-visibility:auto]",
        isHeld && "relative z-10 rounded-control shadow-overlay",
      )}
      onKeyDown={(event) => event.altKey && moveByKey(event, id, actions)}
    >
      <div className="grid grid-cols-[auto_2.75rem_minmax(0,1fr)_3.5rem_auto] items-center gap-2 py-1.5 sm:grid-cols-[auto_3.5rem_minmax(0,1fr)_4.5rem_auto] lg:grid-cols-[auto_3.5rem_minmax(0,1fr)_9rem_11rem_4.5rem_auto]">
        <button
          type="button"
          data-handle
          aria-label={`Move ${name} with the up and down arrow keys`}
          className="grid h-9 w-6 cursor-grab touch-none place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
          onPointerDown={(event) => actions.grab(id, event)}
          onKeyDown={(event) => !event.altKey && moveByKey(event, id, actions)}
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <span className={clsx("tabular text-sm", isLate ? "font-medium text-danger" : "text-ink-muted")}>
          {begins}
          {isLate && <span className="sr-only">, after the end of the show</span>}
        </span>
        <Input
          aria-label={`Title of segment ${number}`}
          maxLength={200}
          value={title}
          onChange={({ target }) => actions.set(id, "title", target.value)}
          className="font-medium"
        />
        <TypeAndPerson segment={segment} name={name} people={people} set={actions.set} />
        <LengthField
          label={`Length of ${name} in minutes`}
          seconds={segment.duration_sec}
          onChange={(seconds) => actions.set(id, "duration_sec", seconds)}
        />
        <span className="flex">
          <IconButton
            label={isOpen ? `Close ${name}` : `Open ${name}`}
            aria-expanded={isOpen}
            size="sm"
            icon={
              <ChevronRight
                className={clsx("size-4 transition-transform", isOpen && "rotate-90")}
                aria-hidden
              />
            }
            onClick={() => actions.toggle(id)}
          />
          <IconButton
            label={`Remove ${name}`}
            size="sm"
            className="max-sm:hidden"
            icon={<Trash2 className="size-4" aria-hidden />}
            onClick={() => actions.remove(id)}
          />
        </span>
      </div>
      {findings.length > 0 && (
        <div className="pb-2 pl-8">
          <FindingLines findings={findings} />
        </div>
      )}
      {isOpen && (
        <div className="pl-8">
          <div className="grid grid-cols-2 gap-2 pb-3 lg:hidden">
            <TypeAndPerson segment={segment} name={name} people={people} set={actions.set} inside />
          </div>
          <PlanRowDetails segment={segment} videos={videos} set={actions.set} setFields={actions.setFields} />
          <Button className="mb-4 sm:hidden" size="sm" onClick={() => actions.remove(id)}>
            Remove segment
          </Button>
        </div>
      )}
    </li>
  );
});

function moveByKey(event: KeyboardEvent, id: string, { move }: PlanActions): void {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  event.stopPropagation();
  move(id, event.key === "ArrowUp" ? "up" : "down");
}

interface TypeAndPersonProps {
  segment: PlanSegment;
  name: string;
  people: readonly Person[];
  set: SetField;
  /** Shown inside the expanded row on small screens, because the row itself has no room. */
  inside?: boolean;
}

function TypeAndPerson({ segment, name, people, set, inside }: TypeAndPersonProps) {
  const { id, type, assignee } = segment;
  const select = clsx(controlClasses, "h-9 px-2!", !inside && "max-lg:hidden");
  const isKnown = assignee === null || assignee === "host" || people.some((person) => person.id === assignee);
  return (
    <>
      <select
        aria-label={`Type of ${name}`}
        className={select}
        value={type}
        onChange={({ target }) => set(id, "type", target.value as SegmentType)}
      >
        {SEGMENT_TYPES.map((one) => (
          <option key={one} value={one}>
            {DEFAULT_TITLES[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={`Assignee for ${name}`}
        className={select}
        value={assignee ?? ""}
        onChange={({ target }) => set(id, "assignee", target.value || null)}
      >
        <option value="">Unassigned</option>
        <option value="host">Host</option>
        {!isKnown && <option value={assignee ?? ""}>{assignee}</option>}
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </>
  );
}
