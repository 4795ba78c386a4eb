import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { emailsContract } from "../contract";
import { eventTarget } from "../email-target";
import { kindOf } from "../kind-of";
import { readCopy } from "../read-copy";
import { writeCopy } from "../write-copy";
import { previewedPerson } from "./person-of";

export async function setEventEmail(
  ctx: Ctx,
  input: InputOf<typeof emailsContract.setEventEmail>,
): Promise<OutputOf<typeof emailsContract.setEventEmail>> {
  const kind = kindOf(input.kind);
  const target = await eventTarget(ctx, input.slug, true);
  const person = await previewedPerson(ctx, target.event, input.registration_id);
  await writeCopy(ctx, target, kind, input);
  return readCopy(ctx, target, kind, person);
}
