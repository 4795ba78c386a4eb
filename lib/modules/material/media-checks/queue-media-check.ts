import { asSystem } from "@/lib/operation/as-system";
import { processId } from "@/lib/platform/processes/heartbeat";
import { checkMediaJob } from "./check-media-job";

const EVERY_SECONDS = 600;
/** Belongs to no workspace: it is about the installation. */
const OWNER = { workspaceId: "", environment: "live" } as const;

/**
 * Queues a check for the current ten minutes by the database's clock. One check, however many workers queue
 * it.
 */
export async function queueMediaCheck(): Promise<void> {
  await asSystem("media.check", OWNER, async (ctx) => {
    const [row] = await ctx.sql<{ stretch: number }>(
      "media_check_stretch",
      "SELECT floor(extract(epoch FROM now()) / $1)::int AS stretch",
      [EVERY_SECONDS],
    );
    ctx.enqueue(checkMediaJob, {}, { subject: processId(), dedupeKey: `media.check:${row?.stretch}` });
  });
}
