import { checkCopy, variablesOfMessage } from "@/lib/modules/email/sending";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { communicationsContract } from "./contract";
import { presentCommunication } from "./present-communication";

export async function createCommunicationDraft(
  ctx: Ctx,
  { slug, subject, body, audience }: InputOf<typeof communicationsContract.createCommunicationDraft>,
): Promise<OutputOf<typeof communicationsContract.createCommunicationDraft>> {
  const event = await findEvent(ctx, slug);
  checkCopy({ subject, body }, variablesOfMessage);
  const row = await ctx.db.communication.create({
    data: {
      id: ctx.newId("com"),
      workspaceId: ctx.workspaceId,
      environment: ctx.environment,
      eventId: event.id,
      subject,
      body,
      audience,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  ctx.record({ subjectType: "communication", subjectId: row.id, after: { state: row.state, subject } });
  return presentCommunication(row, slug, undefined);
}
