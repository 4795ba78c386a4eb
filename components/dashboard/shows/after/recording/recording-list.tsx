"use client";

import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import { secondAsClock } from "@/lib/stage/video-time";
import { sizeWords } from "@/lib/storage-use/size-words";
import { useEnvironment } from "../../../access/environment";
import type { Recording } from "./facts/recording";
import { stateWords } from "./facts/recording-words";

const columnsOf = (show: string): readonly Column<Recording>[] => [
  {
    header: "Recorded",
    cell: ({ id, started_at }) => (
      <Link href={`${show}/recording/${id}`} className="rounded-sm font-medium hover:underline">
        <Time value={started_at} format="long" />
      </Link>
    ),
  },
  {
    header: "State",
    cell: (recording) => {
      const { label, tone } = stateWords(recording);
      return (
        <Badge tone={tone} dot={recording.state === "live"}>
          {label}
        </Badge>
      );
    },
  },
  { header: "Length", numeric: true, cell: ({ duration_sec }) => secondAsClock(duration_sec) },
  {
    header: "Size",
    from: "sm",
    numeric: true,
    className: "whitespace-nowrap",
    cell: ({ size_bytes }) => sizeWords(size_bytes),
  },
];

/** The recordings of a show that went on air several times. */
export function RecordingList({ slug, recordings }: { slug: string; recordings: readonly Recording[] }) {
  const { base } = useEnvironment();
  return (
    <DataTable
      label="Recordings"
      columns={columnsOf(`${base}/shows/${slug}`)}
      rows={recordings}
      keyOf={({ id }) => id}
    />
  );
}
