"use client";

import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import { secondAsClock } from "@/lib/stage/video-time";
import { sizeWords } from "@/lib/storage-use/size-words";
import { useEnvironment } from "../../../access/environment";
import { useRefreshEvery } from "../../../parts/page/use-refresh-every";
import { programSeconds } from "./facts/program-seconds";
import type { Recording } from "./facts/recording";
import { stateWords } from "./facts/recording-words";
import { refreshMs } from "./facts/refresh-ms";

const columnsOf = (show: string): readonly Column<Recording>[] => [
  {
    header: "Recorded",
    cell: ({ id, started_at, upload }) => (
      <>
        <Link href={`${show}/recording/${id}`} className="break-words rounded-sm font-medium hover:underline">
          {upload ? upload.name : <Time value={started_at} format="long" />}
        </Link>
        {upload && (
          <span className="block text-ink-muted text-sm">
            Uploaded <Time value={started_at} format="long" />
          </span>
        )}
      </>
    ),
  },
  {
    header: "Status",
    cell: (recording) => {
      const { label, tone } = stateWords(recording);
      return (
        <Badge tone={tone} dot={recording.state === "live"}>
          {label}
        </Badge>
      );
    },
  },
  {
    header: "Length",
    numeric: true,
    cell: (recording) => {
      const seconds = programSeconds(recording);
      return seconds > 0 ? secondAsClock(seconds) : "–";
    },
  },
  {
    header: "Size",
    from: "sm",
    numeric: true,
    className: "whitespace-nowrap",
    cell: ({ size_bytes }) => (size_bytes > 0 ? sizeWords(size_bytes) : "–"),
  },
];

/** The recordings of a show that has several, from being on air or uploaded. */
export function RecordingList({ slug, recordings }: { slug: string; recordings: readonly Recording[] }) {
  const { base } = useEnvironment();
  useRefreshEvery(Math.min(...recordings.map(refreshMs)));
  return (
    <DataTable
      label="Recordings"
      columns={columnsOf(`${base}/shows/${slug}`)}
      rows={recordings}
      keyOf={({ id }) => id}
    />
  );
}
