import type { Registration } from "@/lib/generated/prisma/client";
import { findRegistration } from "@/lib/modules/registrations/places";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { peopleContract } from "./contract";
import type { HistoryEntryWire } from "./schema";

type Contract = typeof peopleContract;
type Entry<Kind extends HistoryEntryWire["kind"]> = Extract<HistoryEntryWire, { kind: Kind }>;

const MAX = 200;

export async function getPersonHistory(
  ctx: Ctx,
  { slug, registration_id }: InputOf<Contract["getPersonHistory"]>,
): Promise<OutputOf<Contract["getPersonHistory"]>> {
  const event = await findEvent(ctx, slug);
  const person = await findRegistration(ctx, event, registration_id);
  const suppression = await ctx.db.suppression.findUnique({
    where: {
      workspaceId_emailNormal: { workspaceId: ctx.workspaceId, emailNormal: person.emailNormal },
    },
  });
  const entries: HistoryEntryWire[] = [
    { kind: "registered", at: iso(person.createdAt), source: person.source },
    ...(await changesTo(ctx, person)),
    ...(await emailsTo(ctx, person)),
    ...(await staysOf(ctx, person)),
    ...(person.unsubscribedAt ? [{ kind: "unsubscribed" as const, at: iso(person.unsubscribedAt) }] : []),
    ...(suppression
      ? [{ kind: "suppressed" as const, at: iso(suppression.createdAt), why: suppression.reason }]
      : []),
  ];
  // Of entries with the same time, the registration came first.
  return {
    entries: entries.sort((a, b) => (a.at === b.at ? rank(b) - rank(a) : a.at < b.at ? 1 : -1)),
    suppressed: suppression?.reason ?? null,
  };
}

const rank = ({ kind }: HistoryEntryWire): number => (kind === "registered" ? 0 : kind === "changed" ? 1 : 2);

async function changesTo(ctx: Ctx, { id, createdAt }: Registration): Promise<Entry<"changed">[]> {
  const rows = await ctx.db.auditEntry.findMany({
    where: { ...ownedBy(ctx), subjectType: "registration", subjectId: id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX,
  });
  return rows
    .filter((row) => row.before !== null || row.createdAt.getTime() - createdAt.getTime() > 1_000)
    .map((row) => {
      const from = textOf(row.before, "state");
      const to = textOf(row.after, "state");
      return {
        kind: "changed" as const,
        at: iso(row.createdAt),
        action: row.action,
        actor: { type: row.actorType, name: row.actorName },
        changed: namesOf(row.after),
        from: from === to ? null : from,
        to: from === to ? null : to,
        reason: row.reason,
        request_id: row.requestId,
      };
    });
}

const memberOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined;

function textOf(value: unknown, name: string): string | null {
  const found = memberOf(value, name);
  return typeof found === "string" ? found : null;
}

function namesOf(after: unknown): string[] {
  const changed = memberOf(after, "changed");
  return Array.isArray(changed) ? changed.filter((name) => typeof name === "string") : [];
}

async function emailsTo(ctx: Ctx, { id }: Registration): Promise<Entry<"mail">[]> {
  const rows = await ctx.db.mailMessage.findMany({
    where: { ...ownedBy(ctx), registrationId: id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX,
    select: { id: true, kind: true, subject: true, state: true, error: true, createdAt: true, sentAt: true },
  });
  return rows.map((row) => ({
    kind: "mail" as const,
    at: iso(row.createdAt),
    id: row.id,
    mail: row.kind,
    subject: row.subject,
    state: row.state as Entry<"mail">["state"],
    why_not: row.error,
    sent_at: isoOrNull(row.sentAt),
  }));
}

async function staysOf(ctx: Ctx, { id, eventId }: Registration): Promise<Entry<"watched">[]> {
  const rows = await ctx.db.presence.findMany({
    where: { eventId, registrationId: id },
    orderBy: { joinedAt: "desc" },
    take: MAX,
    select: { joinedAt: true, leftAt: true },
  });
  return rows.map(({ joinedAt, leftAt }) => ({
    kind: "watched" as const,
    at: iso(joinedAt),
    until: isoOrNull(leftAt),
  }));
}
