import type { SurveyAnswer } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { surveyContract } from "./contract";

type Operation = typeof surveyContract.listSurveyAnswers;

export async function listSurveyAnswers(
  ctx: Ctx,
  { slug, ...page }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const { id: eventId } = await findEvent(ctx, slug);
  let names = new Map<string, string>();
  return readPage(
    ctx,
    page,
    { answered_at: "createdAt" },
    async ({ where, ...rest }) => {
      const rows = await ctx.db.surveyAnswer.findMany({ where: { AND: [{ eventId }, where] }, ...rest });
      names = await namesOf(ctx, rows);
      return rows;
    },
    ({ id, registrationId, score, comment, createdAt }) => ({
      ...{ id, registration_id: registrationId, name: names.get(registrationId ?? "") ?? null },
      ...{ score, comment, answered_at: iso(createdAt) },
    }),
  );
}

async function namesOf(ctx: Ctx, answers: readonly SurveyAnswer[]): Promise<Map<string, string>> {
  const ids = answers.flatMap(({ registrationId }) => registrationId ?? []);
  const rows = await ctx.db.registration.findMany({
    where: { id: { in: ids }, removedAt: null },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
