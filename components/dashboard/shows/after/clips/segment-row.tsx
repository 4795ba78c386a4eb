"use client";

import clsx from "clsx";
import { Archive, ArchiveRestore, NotebookPen } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { MoreMenu } from "@/components/ui/more-menu";
import { useMay } from "../../../access/for-role";
import { pointsWords, segmentFacts } from "./clip-words";
import type { Segment } from "./shorts";

interface SegmentRowProps {
  segment: Segment;
  clips: number;
  isChosen: boolean;
  onChoose: () => void;
  onArchive: () => void;
  onNote: () => void;
}

const SHOWN_EVIDENCE = 3;

/** A segment with its score and the strongest reasons for it. The chosen moment lists all of them. */
export function SegmentRow({ segment, clips, isChosen, onChoose, onArchive, onNote }: SegmentRowProps) {
  const { score, title, evidence, needs_context, note, archived, start_sec } = segment;
  const more = evidence.length - SHOWN_EVIDENCE;
  const mayEdit = useMay("member");
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 border-line border-b px-3 py-4 last:border-b-0",
        isChosen ? "bg-accent-soft" : "hover:bg-hover",
      )}
    >
      <p className="tabular pt-0.5 text-right font-semibold text-lg" data-tip="Score, 0 to 100">
        {score ?? "–"}
        <span className="sr-only"> points</span>
      </p>
      <div className="min-w-0">
        <button
          type="button"
          onClick={onChoose}
          aria-pressed={isChosen}
          className="rounded-sm text-left font-medium text-base after:absolute after:inset-0"
        >
          {title}
        </button>
        <p className="tabular mt-0.5 text-ink-muted text-sm">{segmentFacts(segment)}</p>
        <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {clips > 0 && <Badge tone="ok">{clips === 1 ? "1 clip" : `${clips} clips`}</Badge>}
          {score === null && <Badge>Added by crew</Badge>}
          {needs_context && <Badge tone="warn">Needs context</Badge>}
          {start_sec === null && <Badge tone="warn">Cut by an edit</Badge>}
          {archived && <Badge>Archived</Badge>}
        </div>
        {evidence.length > 0 && (
          <ul className="mt-2 flex flex-col gap-0.5 text-sm">
            {evidence.slice(0, SHOWN_EVIDENCE).map((one) => (
              <Reason key={`${one.kind} ${one.text}`} reason={one} />
            ))}
            {more > 0 && <li className="pl-9.5 text-ink-muted">and {more} more</li>}
          </ul>
        )}
        {note && <p className="mt-2 break-words border-line border-l-2 pl-2 text-sm">{note}</p>}
      </div>
      {mayEdit && (
        <MoreMenu
          label={`Actions for ${title}`}
          className="z-10"
          items={[
            {
              label: note ? "Edit note" : "Add note",
              icon: <NotebookPen className="size-4" aria-hidden />,
              onSelect: onNote,
            },
            archived
              ? {
                  label: "Restore",
                  icon: <ArchiveRestore className="size-4" aria-hidden />,
                  onSelect: onArchive,
                }
              : { label: "Archive", icon: <Archive className="size-4" aria-hidden />, onSelect: onArchive },
          ]}
        />
      )}
    </li>
  );
}

/** What adds to a score or takes from it, with its points. A row of a list. */
export function Reason({
  reason: { points, text },
}: {
  reason: Pick<Segment["evidence"][number], "points" | "text">;
}) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-1.5">
      <span className={clsx("tabular text-right", points < 0 && "text-danger", points > 0 && "text-ok")}>
        {pointsWords(points)}
      </span>
      <span className="break-words text-ink-muted">{text}</span>
    </li>
  );
}
