import type { Event } from "@/lib/generated/prisma/client";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { iso } from "@/lib/platform/runtime/clock";

/** Queues a line for the announcer that no command requested. */
export async function queueLine(event: Event, text: string): Promise<void> {
  await asSystem("announcer.queue", event, (ctx) =>
    applyStageEvent(ctx, event.id, {
      type: "emcee_queued",
      line: { id: ctx.newId("line"), text, voice: null },
      at: iso(databaseNow()),
    }),
  );
}
