import type { Prisma } from "@/lib/generated/prisma/client";

/** What presenting a recording needs of it. What was only captured for viewers over HTTP isn't in it. */
export const WITH_TRACKS = {
  sessions: true,
  upload: true,
  tracks: {
    where: { OR: [{ parts: { none: {} } }, { parts: { some: { liveOnly: false } } }] },
    include: { parts: { where: { liveOnly: false }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} as const satisfies Prisma.RecordingInclude;

export type RecordingRow = Prisma.RecordingGetPayload<{ include: typeof WITH_TRACKS }>;
export type TrackRow = RecordingRow["tracks"][number];
export type PartRow = TrackRow["parts"][number];
