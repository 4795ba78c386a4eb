import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { cancelJobs } from "@/lib/platform/jobs";
import type { communicationsContract } from "../contract";
import { lockCommunication } from "../find-communication";
import { presentWithResults } from "../present-communication";
import { sendCommunicationJob } from "./send-communication-job";

const STATES = ["scheduled", "queued", "sending"];

/** Queued emails check the message before they are sent, and are skipped. */
export async function cancelCommunication(
  ctx: Ctx,
  input: InputOf<typeof communicationsContract.cancelCommunication>,
): Promise<OutputOf<typeof communicationsContract.cancelCommunication>> {
  const { communication } = await lockCommunication(ctx, input);
  if (!STATES.includes(communication.state))
    throw stateConflict(
      communication.state,
      "Only messages that are scheduled, queued or being sent can be cancelled.",
    );
  await cancelJobs(sendCommunicationJob.kind, [communication.id]);
  const row = await ctx.db.communication.update({
    where: { id: communication.id },
    data: { state: "cancelled", version: { increment: 1 }, updatedAt: ctx.now, endedAt: ctx.now },
  });
  ctx.record({
    subjectType: "communication",
    subjectId: row.id,
    before: { state: communication.state },
    after: { state: row.state },
  });
  return await presentWithResults(ctx, row, input.slug);
}
