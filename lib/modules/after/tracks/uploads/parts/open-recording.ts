import type { Recording } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { UPLOAD_LIMITS } from "../../schema";

const DAY_MS = 86_400_000;

/**
 * Requires a recording that still takes what speakers have.
 * @throws `gone` once it was deleted, or ended more than 30 days ago
 */
export function requireTakesUploads(
  { realNow }: Pick<Ctx, "realNow">,
  recording: Recording | null,
): asserts recording is Recording {
  if (!recording || recording.deletedAt) throw new Problem("gone", "This recording was deleted.");
  const { endedAt } = recording;
  if (endedAt && realNow.getTime() - endedAt.getTime() > UPLOAD_LIMITS.days * DAY_MS)
    throw new Problem("gone", `Recordings accept uploads for ${UPLOAD_LIMITS.days} days after the show.`);
}
