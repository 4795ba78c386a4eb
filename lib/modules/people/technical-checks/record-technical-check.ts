import type { Guest } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { technicalChecksContract } from "./contract";
import { saveCheck } from "./save-check";

type Input = InputOf<typeof technicalChecksContract.recordTechnicalCheck>;

export async function recordTechnicalCheck(
  ctx: Ctx,
  { slug, subject, guest_id, ...found }: Input,
): Promise<OutputOf<typeof technicalChecksContract.recordTechnicalCheck>> {
  const event = await findEvent(ctx, slug);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  return saveCheck(ctx, event, await subjectOf(ctx, event.id, { subject, guest_id }), found, "api");
}

async function subjectOf(
  ctx: Ctx,
  eventId: string,
  { subject, guest_id }: Pick<Input, "subject" | "guest_id">,
): Promise<Guest | null> {
  if (subject === "host") {
    if (guest_id !== undefined) throw invalid({ guest_id: "not_allowed" });
    return null;
  }
  if (guest_id === undefined) throw invalid({ guest_id: "required" });
  const guest = await ctx.db.guest.findUnique({ where: { id: guest_id } });
  if (guest?.eventId !== eventId || guest.deletedAt !== null) throw invalid({ guest_id: "not_found" });
  return guest;
}
