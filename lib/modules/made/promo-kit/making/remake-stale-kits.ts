import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { deleteItems } from "../delete-items";
import { makePromoKitJob } from "../make-promo-kit-job";
import { type Kit, readKit } from "../reading/read-kit";
import { isSameItem } from "../reading/wanted-items";
import { OVER } from "./generate-promo-kit";
import { needsMaking } from "./needs-making";
import { queuePromoKit } from "./queue-promo-kit";

const MOST = 50;

/** Whether the replay was available until a time that has passed, by the clock of the show's environment. */
const REPLAY_ENDED = `CASE WHEN e.after->>'replay' = 'until'
  THEN (e.after->>'until')::timestamptz <= workspace_now(e.workspace_id, e.environment) END`;

/** Everything that a kit may depend on. Compared, not ordered: times may be those of a test clock. */
const MARK = `md5(concat_ws('|', e.updated_at, e.state, ${REPLAY_ENDED}, e.pictures, c.updated_at, w.name, p.updated_at,
  (SELECT string_agg(g.id || g.updated_at || COALESCE(g.photo_file_id, ''), ',' ORDER BY g.id)
   FROM guest g WHERE g.event_id = e.id AND g.deleted_at IS NULL),
  (SELECT string_agg(gp.id || gp.name, ',' ORDER BY gp.id) FROM guest_proposal gp WHERE gp.event_id = e.id),
  (SELECT sp.updated_at FROM signup_page sp WHERE sp.event_id = e.id),
  (SELECT string_agg(r.id || r.state || COALESCE(r.program_version, 0), ',' ORDER BY r.id)
   FROM recording r WHERE r.event_id = e.id AND r.deleted_at IS NULL),
  (SELECT string_agg(s.number::text, ',' ORDER BY s.number)
   FROM clip_segment s WHERE s.event_id = e.id AND s.archived_at IS NULL)))`;

const CHANGED = `
SELECT k.event_id AS id, m.mark, e.workspace_id AS "workspaceId", e.environment
FROM promo_kit k JOIN event e ON e.id = k.event_id JOIN client c ON c.id = e.client_id
JOIN workspace w ON w.id = e.workspace_id LEFT JOIN plan p ON p.event_id = e.id
CROSS JOIN LATERAL (SELECT ${MARK} AS mark) m
WHERE m.mark <> k.checked_mark AND e.state <> ALL ($1::text[])
ORDER BY k.event_id = ANY ($2::text[]), k.event_id LIMIT ${MOST}`;

interface Changed extends Record<string, unknown> {
  /** The show's. */
  id: string;
  mark: string;
  workspaceId: string;
  environment: "test" | "live";
}

/**
 * Makes kits again whose facts have changed. A change is acted on when it's seen for the second time, so that someone who edits a
 * show for some minutes gets one new kit.
 */
export async function remakeStaleKits(): Promise<void> {
  await dropOfRemovedGuests();
  await sweepEach(
    "promo kits",
    (last) => sql<Changed>("promo_kit_changed", CHANGED, [OVER, last]),
    ({ id, mark, ...owner }) => asSystem(makePromoKitJob.kind, owner, (ctx) => check(ctx, id, mark)),
  );
}

const REMOVED = `
SELECT i.event_id AS id, i.workspace_id AS "workspaceId", i.environment, array_agg(i.id) AS items
FROM promo_kit_item i JOIN guest g ON g.id = i.person_id WHERE g.deleted_at IS NOT NULL
GROUP BY 1, 2, 3 ORDER BY i.event_id = ANY ($1::text[]), i.event_id LIMIT ${MOST}`;

interface Removed extends Record<string, unknown> {
  id: string;
  workspaceId: string;
  environment: "test" | "live";
  items: string[];
}

/** Deletes the items of guests who were removed. They aren't shown any more, whatever state the show is in. */
const dropOfRemovedGuests = (): Promise<void> =>
  sweepEach(
    "promo kit items of removed guests",
    (last) => sql<Removed>("promo_kit_removed", REMOVED, [last]),
    ({ id, items, ...owner }) =>
      asSystem(makePromoKitJob.kind, owner, async (ctx) => {
        const { slug } = await ctx.db.event.findUniqueOrThrow({ where: { id } });
        await deleteItems(ctx, await ctx.db.promoKitItem.findMany({ where: { id: { in: items } } }));
        ctx.record({ subjectType: "promo_kit", subjectId: slug, after: { deleted: items } });
      }),
  );

/** @returns false if it can't be decided yet */
async function check(ctx: Ctx, eventId: string, mark: string): Promise<boolean> {
  await ctx.lock("promo_kit_lock", "SELECT 1 FROM promo_kit WHERE event_id = $1 FOR UPDATE", [eventId]);
  const row = await ctx.db.promoKit.findUnique({ where: { eventId }, include: { event: true } });
  if (!row) return true;
  if (row.changedMark !== mark) {
    await ctx.db.promoKit.update({ where: { eventId }, data: { changedMark: mark } });
    return true;
  }
  const open = { eventId, state: { in: ["queued", "running"] } };
  if ((await ctx.db.promoKitJob.count({ where: open })) > 0) return false;
  await ctx.db.promoKit.update({ where: { eventId }, data: { checkedMark: mark } });
  const kit = await readKit(ctx, row.event);
  if (isOutOfDate(kit, { replaceEdited: false, isAutomatic: true, createdAt: ctx.now, isWhole: row.isWhole }))
    await queuePromoKit(ctx, row.event, { people: [], kinds: [], replaceEdited: false, isAutomatic: true });
  return true;
}

function isOutOfDate(kit: Kit, asked: Parameters<typeof needsMaking>[2]): boolean {
  return (
    kit.wanted.some((item) => needsMaking(kit, item, asked)) ||
    kit.items.some((item) => !kit.wanted.some((one) => isSameItem(one, item)))
  );
}
