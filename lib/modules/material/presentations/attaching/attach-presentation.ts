import type { Presentation, PresentationPage } from "@/lib/generated/prisma/client";
import { changePlan, planOf } from "@/lib/modules/plan/plans";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, stateConflict } from "@/lib/operation/problem";
import { type Plan, type PlanSegment, sameJson } from "@/lib/stage";
import type { presentationsContract } from "../contract";
import { lockPresentation } from "../find-presentation";
import { presentPresentation } from "../present";
import { attachPages, type Wanted } from "./attach-pages";

type Input = InputOf<typeof presentationsContract.attachPresentation>;

/** One change to the run of show, whatever it changes, so that undo restores the previous version. */
export async function attachPresentation(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof presentationsContract.attachPresentation>> {
  const { slug, presentation_id, segments, restore, presenter } = input;
  if (!segments && !restore) throw invalid({ segments: "required" });
  // Locks the show first, then its plan, then the deck, in the same order everywhere.
  const { id: eventId } = await lockEvent(ctx, slug);
  await requirePresenter(ctx, eventId, presenter);
  const change = async (): Promise<(plan: Plan) => Plan> => {
    if (restore) return (plan) => restored(plan, restore);
    const { row } = await lockPresentation(ctx, slug, presentation_id);
    if (row.state !== "ready" && segments?.length)
      throw stateConflict(row.state, "Only a ready deck can be attached.");
    const pages = await ctx.db.presentationPage.findMany({
      where: { presentationId: row.id },
      orderBy: { number: "asc" },
    });
    return (plan) => attachPages(plan, wantedOf(row, pages, input));
  };
  const apply = await change();
  const { before, row: planRow } = await changePlan(ctx, slug, apply, (plan) => plan.segments.map(cuesOf));
  const deck = await savePresenter(ctx, input);
  const after = planOf(planRow);
  const version = planRow?.version ?? 1;
  ctx.meta.version = version;
  const changed = after.segments.filter((segment) => !sameJson(segment, previousOf(before, segment) ?? null));
  return {
    presentation: presentPresentation(slug, deck, after),
    segments: changed.map(({ id, title, ...segment }) => ({ id, title, ...fieldsOf(segment) })),
    plan_version: version,
    undo: {
      restore: changed.flatMap((segment) => {
        const previous = previousOf(before, segment);
        return previous ? [cuesOf(previous)] : [];
      }),
      expected_version: version,
    },
  };
}

const fieldsOf = ({ slide, notes, duration_sec }: Pick<PlanSegment, "slide" | "notes" | "duration_sec">) => ({
  slide,
  notes,
  duration_sec,
});
const cuesOf = ({ id, ...segment }: PlanSegment) => ({ segment_id: id, ...fieldsOf(segment) });
const previousOf = ({ segments }: Plan, { id }: PlanSegment) => segments.find((one) => one.id === id);

const wantedOf = (row: Presentation, pages: PresentationPage[], input: Input): Wanted => ({
  presentationId: row.id,
  pages,
  segments: (input.segments ?? []).map(({ segment_id, from_page, to_page = from_page }) => ({
    segmentId: segment_id,
    from: from_page,
    to: to_page,
  })),
  notes: input.notes,
  durations: input.durations,
});

function restored(plan: Plan, rows: NonNullable<Input["restore"]>): Plan {
  const previous = new Map(rows.map(({ segment_id, ...fields }) => [segment_id, fields]));
  for (const [index, { segment_id }] of rows.entries())
    if (!plan.segments.some(({ id }) => id === segment_id))
      throw invalid({ [`restore.${index}.segment_id`]: "not_found" });
  return { ...plan, segments: plan.segments.map((one) => ({ ...one, ...previous.get(one.id) })) };
}

async function requirePresenter(ctx: Ctx, eventId: string, presenter: Input["presenter"]): Promise<void> {
  if (presenter === undefined || presenter === null || presenter === "host") return;
  const guest = await ctx.db.guest.findFirst({ where: { id: presenter, eventId, deletedAt: null } });
  if (!guest) throw invalid({ presenter: "not_found" });
}

async function savePresenter(ctx: Ctx, { slug, presentation_id, presenter }: Input): Promise<Presentation> {
  const { row } = await lockPresentation(ctx, slug, presentation_id);
  if (presenter === undefined || presenter === row.presenter) return row;
  ctx.record({
    subjectType: "presentation",
    subjectId: row.id,
    before: { presenter: row.presenter },
    after: { presenter },
  });
  const data = { presenter, version: row.version + 1, updatedAt: ctx.now };
  return ctx.db.presentation.update({ where: { id: row.id }, data });
}
