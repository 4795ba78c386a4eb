"use client";

import clsx from "clsx";
import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { PlanEditor } from "@/lib/editors/plan/plan-editor";
import type { SaveState } from "@/lib/editors/session/edit-session";
import { SaveStatus } from "../../../parts/editing/save-status";
import { totalText } from "./run-of-show";

interface PlanBarProps {
  editor: PlanEditor;
  state: SaveState;
  totalSec: number;
  plannedSec: number | null;
  ends: string;
  undo: () => void;
  redo: () => void;
}

/** State of the run of show: its length against the show's, whether it is saved, undo and redo. */
export function PlanBar({ editor, state, totalSec, plannedSec, ends, undo, redo }: PlanBarProps) {
  const isOver = plannedSec !== null && totalSec > plannedSec;
  return (
    <div className="sticky top-15 z-20 shadow-[0_-4px_0_var(--surface)] lg:top-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-surface py-2 text-sm">
      <p className={clsx("tabular", isOver ? "font-medium text-danger" : "text-ink-muted")}>
        {totalText({ total_sec: totalSec, planned_sec: plannedSec })} · ends {ends}
      </p>
      <span className="ml-auto flex items-center gap-1">
        <SaveStatus state={state} className="mr-2" />
        <IconButton
          label="Undo"
          shortcut="Ctrl Z"
          size="sm"
          disabled={editor.past.length === 0}
          icon={<Undo2 className="size-4" aria-hidden />}
          onClick={undo}
        />
        <IconButton
          label="Redo"
          shortcut="Ctrl Shift Z"
          size="sm"
          disabled={editor.future.length === 0}
          icon={<Redo2 className="size-4" aria-hidden />}
          onClick={redo}
        />
      </span>
    </div>
  );
}
