import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { eventTarget } from "../email-target";
import { listCopy } from "../list-copy";

export async function listEventEmails(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.listEventEmails>,
): Promise<OutputOf<typeof emailsContract.listEventEmails>> {
  return listCopy(await eventTarget(ctx, input.slug));
}
