import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { iso } from "@/lib/platform/runtime/clock";
import type { PlannedRequest } from "@/lib/providers/publishing";
import type { distributionContract } from "../contract";
import type { Kind } from "../destination-settings";

type Operation = typeof distributionContract.listCapturedPublications;

const WITH = {
  destination: { select: { name: true, kind: true } },
  job: { select: { title: true, recording: { select: { event: { select: { slug: true } } } } } },
} as const;

export function listCapturedPublications(ctx: Ctx, page: InputOf<Operation>): Promise<OutputOf<Operation>> {
  return readPage(
    ctx,
    page,
    { created_at: "createdAt" },
    ({ where, ...rest }) =>
      ctx.db.publication.findMany({
        where: { AND: [{ ...ownedBy(ctx), state: "captured" }, where] },
        include: WITH,
        ...rest,
      }),
    ({ id, jobId, job, destination, request, createdAt }) => ({
      ...{ id, title: job.title, event_slug: job.recording.event.slug, job_id: jobId },
      destination: { name: destination.name, kind: destination.kind as Kind },
      request: request as unknown as PlannedRequest | null,
      created_at: iso(createdAt),
    }),
  );
}
