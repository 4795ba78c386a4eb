import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { eventTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";
import { previewedPerson } from "./person-of";

export async function getEventEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.getEventEmail>,
): Promise<OutputOf<typeof emailsContract.getEventEmail>> {
  const kind = kindOf(input.kind);
  const target = await eventTarget(ctx, input.slug);
  return readCopy(ctx, target, kind, await previewedPerson(ctx, target.event, input.registration_id));
}
