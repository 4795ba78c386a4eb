import type { z } from "zod";
import type { Event, Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { editsOf } from "../merging/edits-of";
import { outlineOf } from "../outline-of";
import { planOf } from "../plan-of";
import type { EventPlanSchema } from "../schema";
import { seesNotes } from "./sees-notes";
import { withoutNotes } from "./without-notes";

type EventPlanWire = z.infer<typeof EventPlanSchema>;

/** Presents a run of show as part of its event, limited to what the caller may see. */
export function presentEventPlan(
  ctx: Ctx,
  event: Pick<Event, "createdAt">,
  row: PlanRow | null,
): EventPlanWire {
  const whole = seesNotes(ctx);
  return {
    status: (row?.status ?? "none") as EventPlanWire["status"],
    source: (row?.source ?? "template") as EventPlanWire["source"],
    note: whole ? (row?.note ?? null) : null,
    outline: whole ? outlineOf(row) : null,
    ...(whole ? planOf(row) : withoutNotes(planOf(row))),
    edited_at: isoOrNull(row?.editedAt),
    edits: whole ? editsOf(row) : [],
    updated_at: iso(row?.updatedAt ?? event.createdAt),
    version: row?.version ?? 1,
  };
}
