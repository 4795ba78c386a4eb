import { queueEmail, recordingReadyEmail } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import type { ProgramAt } from "../rows/program-at";

interface Host {
  name: string;
  email: string;
}

/**
 * Emails the show's host, and the workspace's owners, that its first recording is ready, in the caller's transaction. Each
 * address gets one.
 */
export async function emailHosts(ctx: Ctx, at: ProgramAt, durationMs: number): Promise<void> {
  const { id, eventId, slug, title, environment } = at;
  const { host } = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId }, select: { host: true } });
  const owners = await ctx.db.member.findMany({
    where: { workspaceId: ctx.workspaceId, role: "owner" },
    include: { user: true },
  });
  const all = [...hostOf(host), ...owners.map(({ user }) => ({ name: user.name, email: user.email }))];
  const byAddress = new Map(all.map((one) => [one.email.toLowerCase(), one]));
  for (const [address, to] of byAddress)
    await queueEmail(ctx, recordingReadyEmail, {
      ...{
        to,
        eventId,
        facts: { title, slug, environment, minutes: Math.max(1, Math.round(durationMs / 60_000)) },
      },
      dedupeKey: `recording_ready:${id}:${address}`,
    });
}

function hostOf(stored: unknown): Host[] {
  const { name, email } = stored as { name?: unknown; email?: unknown };
  return typeof email === "string" && email !== ""
    ? [{ name: typeof name === "string" ? name : "", email }]
    : [];
}
