import { db } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import type { InboxHeading, InboxMessage } from "./inbox-message";

interface Row {
  id: string;
  createdAt: Date;
  destination: { name: string; kind: string };
  job: { title: string };
}

const WITH = {
  destination: { select: { name: true, kind: true } },
  job: { select: { title: true } },
} as const;

const heading = ({ id, createdAt, destination, job }: Row): InboxHeading => ({
  ...{ id, to: [`${destination.name} (${destination.kind})`], subject: job.title },
  ...{ kind: "publication", state: "captured", at: iso(createdAt) },
});

export const isPublicationId = (id: string): boolean => /^pub_[0-9a-z]{26}$/.test(id);

/** Returns headings of what test environments would have published, newest first. `to` is part of a destination's name. */
export async function publicationHeadings(limit: number, to?: string): Promise<InboxHeading[]> {
  const rows = await db().publication.findMany({
    where: {
      ...{ environment: "test", state: "captured" },
      ...(to ? { destination: { name: { contains: to, mode: "insensitive" } } } : {}),
    },
    include: WITH,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(heading);
}

interface Captured {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Returns the request of a captured publication, as text. */
export async function publicationMessage(id: string): Promise<InboxMessage | undefined> {
  const row = await db().publication.findUnique({ where: { id }, include: WITH });
  if (row?.environment !== "test" || row.state !== "captured" || !row.request) return undefined;
  const { method, url, headers, body } = row.request as unknown as Captured;
  return {
    ...heading(row),
    ...{
      from: "Showrunner",
      text: `${method} ${url}\n\n${body ?? ""}`,
      html: "",
      calendar: null,
      removed: false,
    },
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    links: [],
  };
}
