import type { Ctx } from "@/lib/operation/ctx";

/** Cursor in a list of people ordered by registration time. */
export interface Place {
  createdAt: Date;
  id: string;
}

export interface Reminded extends Place, Record<string, unknown> {
  name: string;
  email: string;
}

const FIND = `
SELECT id, name, email, created_at AS "createdAt" FROM registration
WHERE event_id = $1 AND removed_at IS NULL AND state = 'confirmed' AND created_at < $2
  AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR (created_at, id) > ($4, $5))
ORDER BY created_at, id LIMIT $6`;

interface Asked {
  eventId: string;
  /** People registered at or after this time know it from the confirmation. */
  until: Date;
  /** People registered before this time needn't be notified. Null for no limit. */
  since: Date | null;
  after: Place | undefined;
  most: number;
}

/** Returns people with a confirmed registration, earliest first. */
export const findReminded = (ctx: Ctx, { eventId, until, since, after, most }: Asked): Promise<Reminded[]> =>
  ctx.sql<Reminded>("reminded", FIND, [
    eventId,
    until,
    since,
    after?.createdAt ?? null,
    after?.id ?? null,
    most,
  ]);
