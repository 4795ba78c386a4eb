import { createHash } from "node:crypto";
import type { Event } from "@/lib/generated/prisma/client";
import { readRoster } from "@/lib/modules/people/guests";
import { presentEventPlan, replacePlan } from "@/lib/modules/plan/plans";
import type { Ctx } from "@/lib/operation/ctx";
import { type Plan, PlanInputSchema, planFromInput } from "@/lib/stage";
import { asJson } from "../json";
import { definePart } from "../part";

/** Documents refer to guests by name, because IDs belong to one show. */
async function withNames(ctx: Ctx, event: Event, plan: Plan): Promise<Plan> {
  const roster = await readRoster(ctx, event.id);
  const nameOf = (assignee: string | null) => roster.find(({ id }) => id === assignee)?.name ?? assignee;
  return mapAssignees(plan, nameOf);
}

const mapAssignees = (plan: Plan, map: (assignee: string | null) => string | null): Plan => ({
  ...plan,
  segments: plan.segments.map((segment) => ({ ...segment, assignee: map(segment.assignee) })),
});

/** Segments by ID. Their order is included separately, because an object has none. */
const stateOf = ({ segments, ticker, questions }: Plan) =>
  asJson({
    order: segments.map(({ id }) => id),
    segments: Object.fromEntries(segments.map((segment) => [segment.id, segment])),
    ticker,
    questions,
  });

export const planPart = definePart({
  name: "plan",
  summary:
    "The whole run of show with its polls. Existing segments keep their `id`; new ones get one. Guests are assigned by name.",
  schema: PlanInputSchema,
  scopes: { read: "events:read", write: "events:write" },
  read: async (ctx, event) => {
    const row = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
    const { segments, ticker, questions } = presentEventPlan(ctx, event, row);
    return stateOf(await withNames(ctx, event, { segments, ticker, questions } as Plan));
  },
  settle: async (ctx, event, _current, given) => {
    const taken = new Set(given.segments.flatMap(({ id }) => id ?? []));
    // The same document gives the same IDs, so that previewing and applying it agree.
    let number = 0;
    const plan = planFromInput(given, () => {
      for (;;) {
        number += 1;
        const id = `seg_${createHash("sha256").update(`${event.id} ${number}`).digest("hex").slice(0, 20)}`;
        if (!taken.has(id)) return id;
      }
    });
    return stateOf(await withNames(ctx, event, plan));
  },
  present: (state) => planIn(state),
  write: async (ctx, event, _current, wanted) => {
    const roster = await readRoster(ctx, event.id);
    const idOf = (assignee: string | null): string | null => {
      const named = roster.filter(({ name }) => name === assignee);
      return named.length === 1 ? (named[0]?.id ?? null) : assignee;
    };
    await replacePlan(ctx, { slug: event.slug, ...mapAssignees(planIn(wanted), idOf) });
  },
});

const planIn = (state: { [name: string]: unknown }): Plan => {
  const { order, segments, ticker, questions } = state as unknown as {
    order: string[];
    segments: Record<string, Plan["segments"][number]>;
    ticker: string[];
    questions: string[];
  };
  return { segments: order.map((id) => segments[id] as Plan["segments"][number]), ticker, questions };
};
