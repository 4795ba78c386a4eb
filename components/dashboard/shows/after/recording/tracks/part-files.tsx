"use client";

import { Download } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { type Column, DataTable } from "@/components/ui/data-table";
import { sizeWords } from "@/lib/storage-use/size-words";
import type { TrackPart } from "../facts/recording";
import type { ShownPart, ShownTrack } from "../facts/shown-track";
import {
  COPY_NAMES,
  KIND_NAMES,
  progressOf,
  qualityWords,
  timeWords,
  uploadedPercent,
} from "../facts/track-words";

interface File {
  track: ShownTrack;
  part: ShownPart;
  isLive: boolean;
}

const COLUMNS: readonly Column<File>[] = [
  {
    header: "File",
    className: "min-w-40",
    cell: ({ track, part }) => (
      <>
        {KIND_NAMES[track.kind]}
        <span className="block text-ink-muted text-xs">{COPY_NAMES[part.copy]}</span>
      </>
    ),
  },
  {
    header: "Time",
    className: "tabular whitespace-nowrap",
    cell: ({ part, isLive }) => (
      <>
        {timeWords(part)}
        <span className="block text-ink-muted text-xs">{stateOf(part, isLive)}</span>
      </>
    ),
  },
  {
    header: "Quality",
    from: "sm",
    className: "whitespace-nowrap text-ink-muted",
    cell: ({ part }) => qualityWords(part),
  },
  {
    header: "Size",
    numeric: true,
    className: "whitespace-nowrap",
    cell: ({ part }) => sizeWords(part.size_bytes),
  },
  { header: "Download", quiet: true, className: "w-0", cell: (file) => <PartLink {...file} /> },
];

interface PartFilesProps {
  name: string;
  tracks: readonly ShownTrack[];
  /** The show is on air. */
  isLive: boolean;
}

/** The files of a person's tracks. */
export function PartFiles({ name, tracks, isLive }: PartFilesProps) {
  const files = tracks.flatMap((track) => track.parts.map((part) => ({ track, part, isLive })));
  return (
    <DataTable label={`Files of ${name}`} columns={COLUMNS} rows={files} keyOf={({ part }) => part.id} />
  );
}

function stateOf(part: TrackPart, isLive: boolean): string | null {
  const uploaded = uploadedPercent(part);
  if (uploaded !== null) return `${uploaded}% uploaded`;
  const progress = progressOf(part, isLive);
  if (progress !== null) return progress;
  if (part.state === "lost") return "Ended unexpectedly";
  const gaps = part.gaps.length;
  return gaps > 0 ? `${gaps} ${gaps === 1 ? "gap" : "gaps"}` : null;
}

function PartLink({ track, part }: Omit<File, "isLive">) {
  if (!part.url) return null;
  const label = `Download ${KIND_NAMES[track.kind].toLowerCase()}, ${timeWords(part)}, ${COPY_NAMES[part.copy]}`;
  return (
    <a
      href={part.url}
      download
      aria-label={label}
      data-tip="Download"
      className={buttonClasses("ghost", "sm", true)}
    >
      <Download className="size-4" aria-hidden />
    </a>
  );
}
