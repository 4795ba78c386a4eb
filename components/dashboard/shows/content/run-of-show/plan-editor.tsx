"use client";

import { Plus } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { newKey } from "@/lib/client/new-key";
import {
  abandonGesture,
  addSegment,
  dismissConflicts,
  moveSegment,
  redo,
  removeSegment,
  setField,
  setFields,
  undo,
} from "@/lib/editors/plan/plan-editor";
import type { PlanRead } from "@/lib/modules/plan/plans/schema";
import { PlanSegmentSchema, planTimes } from "@/lib/stage";
import { useEnvironment } from "../../../access/environment";
import { EditConflicts } from "../../../parts/editing/edit-conflicts";
import { ExportPlan } from "./export-plan";
import { conflictLine } from "./field-names";
import type { PlayableVideo } from "./opens-with";
import { PlanBar } from "./plan-bar";
import { planClock } from "./plan-clock";
import { PlanDraft } from "./plan-draft";
import { FindingsSummary } from "./plan-findings";
import { PlanLists } from "./plan-lists";
import { type Person, type PlanActions, PlanRow } from "./plan-row";
import { useGrab } from "./use-grab";
import { usePlanFindings } from "./use-plan-findings";
import { usePlanSession } from "./use-plan-session";

interface PlanEditorProps {
  plan: PlanRead;
  timezone: string;
  people: readonly Person[];
  /** The show's videos that are ready to play. */
  videos: readonly PlayableVideo[];
}

const newSegment = () =>
  PlanSegmentSchema.parse({ id: `seg_${newKey()}`, title: "New segment", type: "talk", duration_sec: 300 });

/** The run of show editor. Changes are saved automatically and can be undone. */
export function PlanEditor({ plan: stored, timezone, people, videos }: PlanEditorProps) {
  const { as } = useEnvironment();
  const { event_slug: slug, planned_sec: plannedSec } = stored;
  const { session, view } = usePlanSession(slug, as, stored);
  const { apply } = session;
  const { plan, conflicts } = view.editor;
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState("");
  const moveTo = useCallback(
    (id: string, place: number, gesture: string) => apply((one) => moveSegment(one, id, place, gesture)),
    [apply],
  );
  const abandon = useCallback((gesture: string) => apply((one) => abandonGesture(one, gesture)), [apply]);
  const { held, grab } = useGrab({ moveTo, abandon });
  const findings = usePlanFindings(slug, plan);
  useEffect(() => goTo(list.current, window.location.hash.slice(1)), []);
  const actions = useMemo<PlanActions>(
    () => ({
      set: (id, field, value) => apply((one) => setField(one, id, field, value)),
      setFields: (id, fields) => apply((one) => setFields(one, id, fields)),
      move: (id, to) => {
        const focused = document.activeElement as HTMLElement | null;
        flushSync(() => apply((one) => moveSegment(one, id, to)));
        // Moving a row in the DOM loses focus.
        focused?.focus();
        const { segments } = session.get().editor.plan;
        const at = segments.findIndex((one) => one.id === id);
        setNotice(`${segments[at]?.title} is segment ${at + 1} of ${segments.length}.`);
      },
      remove: (id) => apply((one) => removeSegment(one, id)),
      toggle: (id) => setOpen((now) => toggled(now, id)),
      grab,
    }),
    [apply, grab, session],
  );

  function add() {
    const segment = newSegment();
    flushSync(() => apply((one) => addSegment(one, segment)));
    const title = list.current?.lastElementChild?.querySelector<HTMLInputElement>("input");
    title?.focus();
    title?.select();
  }

  const { offsets, total } = planTimes(plan.segments);
  const clock = useMemo(() => planClock(stored.starts_at, timezone), [stored.starts_at, timezone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo shortcuts work wherever the focus is in here
    <div onKeyDown={(event) => undoByKey(event, apply)}>
      <PlanBar
        editor={view.editor}
        state={view.state}
        totalSec={total}
        plannedSec={plannedSec}
        ends={clock(total)}
        undo={() => apply(undo)}
        redo={() => apply(redo)}
      />
      <FindingsSummary
        findings={findings.all}
        segmentIds={plan.segments.map(({ id }) => id)}
        goTo={(id) => goTo(list.current, id)}
      />
      <EditConflicts
        className="my-3"
        lines={conflicts.map(conflictLine)}
        dismiss={() => apply(dismissConflicts)}
      />
      <ol ref={list} aria-label="Run of show">
        {plan.segments.map((segment, index) => (
          <PlanRow
            key={segment.id}
            segment={segment}
            number={index + 1}
            begins={clock(offsets[index] ?? 0)}
            isLate={plannedSec !== null && (offsets[index] ?? 0) >= plannedSec}
            isOpen={open.has(segment.id)}
            isHeld={held === segment.id}
            people={people}
            videos={videos}
            findings={findings.of(segment.id)}
            actions={actions}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {notice}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Button icon={<Plus className="size-4" aria-hidden />} onClick={add}>
          Add segment
        </Button>
        <ExportPlan slug={slug} session={session} />
      </div>
      <PlanLists ticker={plan.ticker} questions={plan.questions} apply={apply} />
      <section aria-label="Draft" className="mt-8">
        <h2 className="mb-3 font-semibold text-lg">Draft</h2>
        <PlanDraft slug={slug} initial={stored.draft} session={session} />
      </section>
    </div>
  );
}

/** Scrolls to a segment, as the summary of checks and links from elsewhere need. */
function goTo(list: HTMLElement | null, segmentId: string): void {
  const row = [...(list?.children ?? [])].find(({ id }) => id === segmentId);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector("input")?.focus({ preventScroll: true });
}

const toggled = (now: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(now);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Uses the editor's own undo. The browser's knows one field, not the run of show. */
function undoByKey(event: KeyboardEvent, apply: (step: typeof undo) => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const step = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : undefined;
  if (!step) return;
  event.preventDefault();
  apply(step);
}
