import { asSystem } from "@/lib/operation/as-system";
import type { Environment } from "@/lib/platform/security/principal";
import { applyStageEvent } from "./apply-stage-event";
import { stageNow } from "./stage-of";

/** The page that counts down goes on air within a moment of the end. If it was closed, this never happens. */
const ABANDONED_MS = 5_000;

interface CountingShow {
  id: string;
  slug: string;
  workspaceId: string;
  environment: Environment;
}

/** Cancels a countdown that has ended without going on air. */
export const dropCountdown = (show: CountingShow): Promise<void> =>
  asSystem("studio.countdown", show, async (ctx) => {
    const { state, now } = await stageNow(ctx, show.id);
    const endsAt = Date.parse(state.countdown_ends_at ?? "");
    if (state.phase !== "countdown" || now.getTime() < endsAt + ABANDONED_MS) return;
    if (await applyStageEvent(ctx, show.id, { type: "cancel_countdown" }))
      ctx.record({ subjectType: "stage", subjectId: show.slug, after: { phase: "idle", abandoned: true } });
  });
