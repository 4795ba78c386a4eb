import type {
  Client,
  Event,
  Guest,
  MailMessage,
  Registration,
  Workspace,
} from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import { type Addressed, type Refusals, readRefusals } from "./refusals";
import type { SkipReason } from "./skip-reason";

/** The rows that an email is about, as they are when it is sent. */
export interface EmailSubject {
  workspace: Workspace | null;
  event: (Event & { client: Client }) | null;
  registration: Registration | null;
  /** On emails to guests. */
  guest?: Guest | null;
  /** Refusals of the recipient's address, and of the person. */
  refusals: Refusals;
}

type About = Pick<MailMessage, "workspaceId" | "eventId" | "registrationId"> & {
  guestId?: string | null;
  /** If omitted, the address of the registration or guest. */
  toEmail?: string;
};

export async function loadEmailSubject(message: About): Promise<EmailSubject> {
  const [subject] = await loadEmailSubjects([message]);
  return subject as EmailSubject;
}

/** Loads the subjects of many messages, in order, with one query per kind of row. */
export async function loadEmailSubjects(messages: readonly About[]): Promise<EmailSubject[]> {
  const [workspaceOf, eventOf, registrationOf, guestOf] = await Promise.all([
    rowsById(
      messages.map(({ workspaceId }) => workspaceId),
      (id) => db().workspace.findMany({ where: { id } }),
    ),
    rowsById(
      messages.map(({ eventId }) => eventId),
      (id) => db().event.findMany({ where: { id }, include: { client: true } }),
    ),
    rowsById(
      messages.map(({ registrationId }) => registrationId),
      (id) => db().registration.findMany({ where: { id } }),
    ),
    rowsById(
      messages.map(({ guestId }) => guestId),
      (id) => db().guest.findMany({ where: { id } }),
    ),
  ]);
  const found = messages.map(({ workspaceId, eventId, registrationId, guestId, toEmail }) => ({
    toEmail,
    workspace: workspaceOf(workspaceId),
    event: eventOf(eventId),
    registration: registrationOf(registrationId),
    guest: guestOf(guestId),
  }));
  const refusals = await readRefusals(
    found.flatMap(({ workspace, toEmail, registration, guest }): Addressed[] =>
      workspace
        ? [toEmail, registration?.email, guest?.email].flatMap((email) =>
            email ? [{ workspaceId: workspace.id, email }] : [],
          )
        : [],
    ),
    found.flatMap(({ registration, guest }) => [registration, guest].flatMap((one) => (one ? [one.id] : []))),
  );
  return found.map(({ toEmail: _, ...rows }) => ({ ...rows, refusals }));
}

type Id = string | null | undefined;

/** Loads rows by ID. Messages with the same row share one object. */
async function rowsById<Row extends { id: string }>(
  ids: readonly Id[],
  read: (id: { in: string[] }) => Promise<Row[]>,
): Promise<(id: Id) => Row | null> {
  const known = [...new Set(ids)].filter((id) => typeof id === "string");
  const rows = new Map((known.length === 0 ? [] : await read({ in: known })).map((row) => [row.id, row]));
  return (id) => (id ? (rows.get(id) ?? null) : null);
}

export interface DeliveryBlock {
  state: "skipped" | "suppressed";
  why: SkipReason;
  reason: string;
}

export const skipped = (why: SkipReason, reason: string): DeliveryBlock => ({
  state: "skipped",
  why,
  reason,
});
