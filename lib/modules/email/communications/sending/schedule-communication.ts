import type { Ctx } from "@/lib/operation/ctx";
import { inPast } from "@/lib/operation/in-past";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs";
import type { communicationsContract } from "../contract";
import { lockCommunication } from "../find-communication";
import { presentCommunication } from "../present-communication";
import type { Audience } from "../schema";
import { countAudience } from "./audience";
import { sendCommunicationJob } from "./send-communication-job";

const STATES = ["draft", "scheduled"];

export async function scheduleCommunication(
  ctx: Ctx,
  input: InputOf<typeof communicationsContract.scheduleCommunication>,
): Promise<OutputOf<typeof communicationsContract.scheduleCommunication>> {
  const { event, communication } = await lockCommunication(ctx, input);
  if (!STATES.includes(communication.state))
    throw stateConflict(communication.state, "Only a draft or a scheduled message can be scheduled.");
  if (input.send_at <= ctx.now) throw inPast("send_at", ctx, "Choose a time in the future, or send it now.");
  const { recipients } = await countAudience(ctx, event, communication.audience as Audience);
  ctx.meta.recipients = recipients;
  await cancelJobs(sendCommunicationJob.kind, [communication.id]);
  const row = await ctx.db.communication.update({
    where: { id: communication.id },
    data: {
      state: "scheduled",
      scheduledFor: input.send_at,
      version: { increment: 1 },
      updatedAt: ctx.now,
    },
  });
  ctx.enqueue(sendCommunicationJob, { communication_id: row.id }, { subject: row.id, dueAt: input.send_at });
  ctx.record({
    subjectType: "communication",
    subjectId: row.id,
    before: { state: communication.state, scheduled_for: communication.scheduledFor },
    after: { state: row.state, scheduled_for: row.scheduledFor },
  });
  return presentCommunication(row, event.slug, undefined);
}
