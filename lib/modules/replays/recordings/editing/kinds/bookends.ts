import { videoPath } from "@/lib/modules/show-basics/video-files";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import type { EditRequest } from "../edit-schema";
import { type MadeEdit, madeEdit, type Of } from "./made-edit";

/** Plays a video of the workspace before or after the show. There's one of each; undo it to take another. */
export async function bookendOf(
  { kind, video_id: videoId }: Extract<EditRequest, { kind: "intro" | "outro" }>,
  { edits, row }: Of,
  ctx: Pick<Ctx, "db">,
): Promise<MadeEdit> {
  const video = await ctx.db.video.findFirst({
    where: {
      id: videoId,
      workspaceId: row.workspaceId,
      environment: row.environment,
      state: "ready",
      deletedAt: null,
    },
    select: { token: true, durationMs: true },
  });
  if (!video?.token || !video.durationMs) throw invalid({ video_id: "not_found" });
  if (edits.some((edit) => edit.kind === kind))
    throw invalid({ kind: "duplicate" }, `The recording already has an ${kind}. Undo that edit first.`);
  // Cuts of one that was undone aren't of the next one, though its video may be the same.
  const sessionId = `${kind} ${videoId} ${row.version + 1}`;
  const range = { sessionId, fromMs: 0, toMs: video.durationMs };
  return madeEdit(kind, [range], { video: { videoId, src: videoPath(video.token) } });
}
