import type { Rehearsal, RehearsalMail } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { RehearsalWire } from "../schema";

/** The newest email about a rehearsal to one guest, with its state. */
export interface LastNotice extends RehearsalMail {
  mail: { state: string; error: string | null; sentAt: Date | null } | null;
}

/** Returns the newest email about each of these rehearsals, by rehearsal and guest. */
export async function readLastNotices(
  ctx: Ctx,
  rehearsalIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, LastNotice>>> {
  if (rehearsalIds.length === 0) return new Map();
  const rows = await ctx.db.rehearsalMail.findMany({
    where: { rehearsalId: { in: [...rehearsalIds] } },
    distinct: ["rehearsalId", "guestId"],
    orderBy: [{ rehearsalId: "asc" }, { guestId: "asc" }, { sequence: "desc" }],
  });
  const ids = rows.map(({ mailId }) => mailId);
  const mails = ids.length === 0 ? [] : await ctx.db.mailMessage.findMany({ where: { id: { in: ids } } });
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  const found = new Map<string, Map<string, LastNotice>>();
  for (const row of rows) {
    const ofOne = found.get(row.rehearsalId) ?? new Map<string, LastNotice>();
    ofOne.set(row.guestId, { ...row, mail: byId.get(row.mailId) ?? null });
    found.set(row.rehearsalId, ofOne);
  }
  return found;
}

type Invitation = RehearsalWire["guests"][number]["invitation"];

const WAITING = ["queued", "sending"];
const OUT = ["sent", "captured"];

/** Returns what a guest knows from the newest email. */
export function invitationOf(notice: LastNotice | undefined, { state, revision }: Rehearsal): Invitation {
  if (!notice) return { state: "not_told", at: null, error: null };
  const { mail, method } = notice;
  const { error = null, sentAt = null } = mail ?? {};
  if (mail && WAITING.includes(mail.state)) return { state: "queued", at: null, error };
  if (!mail || !OUT.includes(mail.state)) return { state: "failed", at: null, error };
  const at = isoOrNull(sentAt);
  if (method === "cancel") return { state: "called_off", at, error: null };
  const isCurrent = notice.revision === revision && state !== "cancelled";
  return { state: isCurrent ? "told" : "outdated", at, error: null };
}

/** True if an email was sent or is about to be. */
export const isOut = ({ mail }: LastNotice): boolean =>
  mail !== null && (OUT.includes(mail.state) || WAITING.includes(mail.state));
