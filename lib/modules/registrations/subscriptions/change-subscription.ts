import type { Registration } from "@/lib/generated/prisma/client";
import { auditRegistration, emitRegistrationChange } from "@/lib/modules/registrations/places";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { findSubscriber, type Subscriber } from "./find-subscriber";

export type SubscriptionChoice =
  /** Turns off one kind of this show. An unknown kind turns off all of its emails. */
  | { list: "kind"; kind: string }
  /** Turns off all emails of this show. */
  | { list: "show" }
  /** Turns on exactly these kinds of this show. */
  | { list: "chosen"; kinds: readonly string[] }
  /** Turns off all emails of the organizer, or turns them on again. */
  | { list: "organiser" }
  | { list: "again" };

/**
 * Changes which emails a show sends to one of its people. The registration and its link stay. Idempotent.
 * @returns false for an invalid link
 */
export async function changeSubscription(token: string, choice: SubscriptionChoice): Promise<boolean> {
  const found = await findSubscriber(token);
  if (!found) return false;
  await asSystem("unsubscribe", found.event, async (ctx) => {
    const isNews = await setSuppressed(ctx, found, choice);
    const wanted = await wantedOf(ctx, found, choice);
    const isChange = wanted !== undefined && (await setKinds(ctx, found, wanted));
    const changed = wanted && (await setRegistration(ctx, found, wanted.length === 0));
    if (isNews || isChange || changed) record(ctx, found, choice, changed);
  });
  return true;
}

/** Returns the kinds to send from now on. Undefined if they don't change. */
async function wantedOf(
  ctx: Ctx,
  { id, kinds }: Subscriber,
  choice: SubscriptionChoice,
): Promise<readonly string[] | undefined> {
  if (choice.list === "again") return undefined;
  if (choice.list === "chosen") return kinds.filter((kind) => choice.kinds.includes(kind));
  if (choice.list !== "kind" || !kinds.some((kind) => kind === choice.kind)) return [];
  const off = await ctx.db.mailOptOut.findMany({ where: { personId: id } });
  return kinds.filter((kind) => kind !== choice.kind && !off.some((one) => one.kind === kind));
}

async function setKinds(ctx: Ctx, { id, kinds }: Subscriber, wanted: readonly string[]): Promise<boolean> {
  const data = kinds
    .filter((kind) => !wanted.includes(kind))
    .map((kind) => ({ personId: id, kind, createdAt: ctx.now }));
  const added = await ctx.db.mailOptOut.createMany({ data, skipDuplicates: true });
  const removed = await ctx.db.mailOptOut.deleteMany({ where: { personId: id, kind: { in: [...wanted] } } });
  return added.count + removed.count > 0;
}

/** Unsubscribing from everything of a show also withdraws the marketing consent given with it. */
async function setRegistration(
  ctx: Ctx,
  found: Subscriber,
  isOff: boolean,
): Promise<Registration | undefined> {
  if (found.type !== "registration") return undefined;
  const { id } = found;
  const meta = { updatedAt: ctx.now, version: { increment: 1 } };
  const [changed] = isOff
    ? await ctx.db.registration.updateManyAndReturn({
        where: { id, unsubscribedAt: null },
        data: { ...meta, unsubscribedAt: ctx.now, marketingConsent: false },
      })
    : await ctx.db.registration.updateManyAndReturn({
        where: { id, unsubscribedAt: { not: null } },
        data: { ...meta, unsubscribedAt: null },
      });
  if (changed && !changed.removedAt)
    emitRegistrationChange(ctx, "registration.updated", found.event, changed);
  return changed;
}

/** Suppressions after bounces and complaints stay, whatever is chosen. */
async function setSuppressed(
  ctx: Ctx,
  { email }: Subscriber,
  { list }: SubscriptionChoice,
): Promise<boolean> {
  const entry = { workspaceId: ctx.workspaceId, emailNormal: normalEmail(email), reason: "unsubscribe" };
  if (list === "organiser")
    return (await ctx.db.suppression.createMany({ data: [entry], skipDuplicates: true })).count > 0;
  if (list === "again") return (await ctx.db.suppression.deleteMany({ where: entry })).count > 0;
  return false;
}

function record(
  ctx: Ctx,
  found: Subscriber,
  choice: SubscriptionChoice,
  changed: Registration | undefined,
): void {
  const said = choice.list === "kind" ? { kind: choice.kind.slice(0, 40) } : {};
  const kinds =
    choice.list === "chosen" ? { kinds: found.kinds.filter((kind) => choice.kinds.includes(kind)) } : {};
  const after = { unsubscribed: choice.list, ...said, ...kinds };
  if (found.type === "guest") {
    ctx.record({ subjectType: "guest", subjectId: found.id, after });
    return;
  }
  ctx.record({
    subjectType: "registration",
    subjectId: found.id,
    before: auditRegistration(found.registration),
    after: { ...auditRegistration(changed ?? found.registration), ...after },
  });
}
