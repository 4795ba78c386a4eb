import type { Communication, Event } from "@/lib/generated/prisma/client";
import { messageEmail, queueEmail } from "@/lib/modules/email/sending";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { communicationsContract } from "../contract";
import { lockCommunication } from "../find-communication";
import { presentCommunication } from "../present-communication";
import type { Audience } from "../schema";
import { countAudience } from "./audience";
import { sendCommunicationJob } from "./send-communication-job";

type Input = InputOf<typeof communicationsContract.sendCommunication>;
type Output = OutputOf<typeof communicationsContract.sendCommunication>;

const STATES = ["draft", "scheduled"];

export async function sendCommunication(ctx: Ctx, input: Input): Promise<Output> {
  const { event, communication } = await lockCommunication(ctx, input);
  if (input.test_to !== undefined) return await sendToMember(ctx, event, communication, input.test_to);
  if (!STATES.includes(communication.state))
    throw stateConflict(communication.state, "It was already sent. Save another draft to send it again.");
  const { recipients } = await countAudience(ctx, event, communication.audience as Audience);
  if (recipients === 0) throw invalid({ audience: "not_found" }, "No one would receive it.");
  ctx.meta.recipients = recipients;
  await cancelJobs(sendCommunicationJob.kind, [communication.id]);
  const row = await ctx.db.communication.update({
    where: { id: communication.id },
    data: { state: "queued", scheduledFor: null, version: { increment: 1 }, updatedAt: ctx.now },
  });
  ctx.enqueue(sendCommunicationJob, { communication_id: row.id }, { subject: row.id });
  ctx.record({
    subjectType: "communication",
    subjectId: row.id,
    before: { state: communication.state },
    after: { state: row.state, recipients },
  });
  return presentCommunication(row, event.slug, undefined);
}

/** Sends a test email to a team member. The draft doesn't change. */
async function sendToMember(ctx: Ctx, event: Event, row: Communication, email: string): Promise<Output> {
  const member = await ctx.db.user.findFirst({
    where: { email: normalEmail(email), members: { some: { workspaceId: ctx.workspaceId } } },
  });
  if (!member)
    throw invalid({ test_to: "not_found" }, "A test message can only go to a member of this workspace.");
  ctx.meta.recipients = 1;
  await queueEmail(ctx, messageEmail, {
    to: { name: member.name, email: member.email },
    eventId: event.id,
    facts: { communication_id: row.id },
    dedupeKey: `communication:${row.id}:${ctx.newId("trial")}`,
  });
  ctx.record({ subjectType: "communication", subjectId: row.id, after: { trial: true } });
  return presentCommunication(row, event.slug, undefined);
}
