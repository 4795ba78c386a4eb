import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import { deleteItems } from "../delete-items";
import { makePromoKitJob } from "../make-promo-kit-job";
import { type Kit, readKit } from "../reading/read-kit";
import { isSameItem } from "../reading/wanted-items";
import { OVER } from "./generate-promo-kit";
import { needsMaking } from "./needs-making";
import { queuePromoKit } from "./queue-promo-kit";

const MOST = 50;

/** Everything that a kit may depend on. Compared, not ordered: times may be those of a test clock. */
const MARK = `md5(concat_ws('|', e.updated_at, e.state, e.pictures, c.updated_at, w.name, p.updated_at,
  (SELECT string_agg(g.id || g.updated_at || COALESCE(g.photo_file_id, ''), ',' ORDER BY g.id)
   FROM guest g WHERE g.event_id = e.id AND g.deleted_at IS NULL),
  (SELECT string_agg(r.id || r.state || COALESCE(r.program_version, 0), ',' ORDER BY r.id)
   FROM recording r WHERE r.event_id = e.id AND r.deleted_at IS NULL),
  (SELECT string_agg(s.number::text, ',' ORDER BY s.number)
   FROM clip_segment s WHERE s.event_id = e.id AND s.archived_at IS NULL)))`;

const CHANGED = `
SELECT k.event_id, k.changed_mark, m.mark, e.workspace_id, e.environment
FROM promo_kit k JOIN event e ON e.id = k.event_id JOIN client c ON c.id = e.client_id
JOIN workspace w ON w.id = e.workspace_id LEFT JOIN plan p ON p.event_id = e.id
CROSS JOIN LATERAL (SELECT ${MARK} AS mark) m
WHERE m.mark <> k.checked_mark AND e.state <> ALL ($1::text[]) LIMIT ${MOST}`;

interface Changed extends Record<string, unknown> {
  event_id: string;
  changed_mark: string;
  mark: string;
  workspace_id: string;
  environment: "test" | "live";
}

/**
 * Makes kits again whose facts have changed. A change is acted on when it's seen for the second time, so that someone who edits a
 * show for some minutes gets one new kit.
 */
export async function remakeStaleKits(): Promise<void> {
  await dropOfRemovedGuests();
  for (const changed of await sql<Changed>("promo_kit_changed", CHANGED, [OVER])) {
    const owner = { workspaceId: changed.workspace_id, environment: changed.environment };
    await asSystem(makePromoKitJob.kind, owner, (ctx) => check(ctx, changed));
  }
}

const REMOVED = `
SELECT i.event_id, i.workspace_id, i.environment, array_agg(i.id) AS items
FROM promo_kit_item i JOIN guest g ON g.id = i.person_id WHERE g.deleted_at IS NOT NULL GROUP BY 1, 2, 3 LIMIT ${MOST}`;

interface Removed extends Record<string, unknown> {
  event_id: string;
  workspace_id: string;
  environment: "test" | "live";
  items: string[];
}

/** Deletes the items of guests who were removed. They aren't shown any more, whatever state the show is in. */
async function dropOfRemovedGuests(): Promise<void> {
  for (const { event_id, workspace_id, environment, items } of await sql<Removed>(
    "promo_kit_removed",
    REMOVED,
  ))
    await asSystem(makePromoKitJob.kind, { workspaceId: workspace_id, environment }, async (ctx) => {
      const { slug } = await ctx.db.event.findUniqueOrThrow({ where: { id: event_id } });
      await deleteItems(ctx, await ctx.db.promoKitItem.findMany({ where: { id: { in: items } } }));
      ctx.record({ subjectType: "promo_kit", subjectId: slug, after: { deleted: items } });
    });
}

async function check(ctx: Ctx, { event_id: eventId, mark }: Changed): Promise<void> {
  await ctx.lock("promo_kit_lock", "SELECT 1 FROM promo_kit WHERE event_id = $1 FOR UPDATE", [eventId]);
  const row = await ctx.db.promoKit.findUnique({ where: { eventId }, include: { event: true } });
  if (!row) return;
  if (row.changedMark !== mark) {
    await ctx.db.promoKit.update({ where: { eventId }, data: { changedMark: mark } });
    return;
  }
  const open = { eventId, state: { in: ["queued", "running"] } };
  if ((await ctx.db.promoKitJob.count({ where: open })) > 0) return;
  await ctx.db.promoKit.update({ where: { eventId }, data: { checkedMark: mark } });
  const kit = await readKit(ctx, row.event);
  if (isOutOfDate(kit, { replaceEdited: false, isAutomatic: true, createdAt: ctx.now, isWhole: row.isWhole }))
    await queuePromoKit(ctx, row.event, { people: [], kinds: [], replaceEdited: false, isAutomatic: true });
}

function isOutOfDate(kit: Kit, asked: Parameters<typeof needsMaking>[2]): boolean {
  return (
    kit.wanted.some((item) => needsMaking(kit, item, asked)) ||
    kit.items.some((item) => !kit.wanted.some((one) => isSameItem(one, item)))
  );
}
