import type { Ctx } from "@/lib/operation/ctx";
import type { InvitationFacts } from "./compose-invitation";
import { queueMail } from "./queue-mail";

/**
 * Queues an invitation to a workspace, in the caller's transaction. It speaks for no show and no environment: it goes
 * out also when it was asked for in test. Its link is stored encrypted, like that of a sign-in.
 */
export async function queueInvitationMail(
  ctx: Ctx,
  { email, dedupeKey, ...facts }: InvitationFacts & { email: string; dedupeKey: string },
): Promise<void> {
  const outside: Ctx = { ...ctx, workspaceId: "", environment: "live" };
  const secret = JSON.stringify(facts);
  await queueMail(outside, { kind: "invitation", to: { name: "", email }, dedupeKey, secret });
}
