import { asSystem } from "@/lib/operation/as-system";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import type { Environment } from "@/lib/platform/security/principal";
import { dismissNotetaker } from "./dismiss-notetaker";

const AT_ONCE = 200;

const WAITING = `
SELECT n.id, n.event_id AS "eventId", e.workspace_id AS "workspaceId", e.environment
FROM notetaker n JOIN event e ON e.id = n.event_id
WHERE n.state = 'scheduled' AND e.state IN ('cancelled', 'archived')
ORDER BY n.id = ANY ($1::text[]), n.id LIMIT ${AT_ONCE}`;

interface Waiting extends Record<string, unknown> {
  id: string;
  eventId: string;
  workspaceId: string;
  environment: Environment;
}

/** Ends notetakers that wait for shows that were cancelled or archived. */
export const sweepNotetakers = (): Promise<void> =>
  sweepEach(
    "notetakers",
    (last) => sql<Waiting>("notetakers_waiting", WAITING, [last]),
    ({ eventId, ...owner }) =>
      asSystem("notetaker.expire", owner, async (ctx) => {
        const event = await ctx.db.event.findUnique({ where: { id: eventId } });
        if (event) await dismissNotetaker(ctx, event);
      }),
  );
