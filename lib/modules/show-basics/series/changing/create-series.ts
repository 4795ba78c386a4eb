import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid } from "@/lib/operation/problem";
import type { seriesContract } from "../contract";
import { presentSeries } from "../present";
import { requireWholeWorkspace } from "../whole-workspace";
import { slugOfName } from "./slug-of-name";

export async function createSeries(
  ctx: Ctx,
  input: InputOf<typeof seriesContract.createSeries>,
): Promise<OutputOf<typeof seriesContract.createSeries>> {
  requireWholeWorkspace(ctx);
  const slug = input.slug ?? slugOfName(input.name);
  const row = {
    id: ctx.newId("ser"),
    ...ownedBy(ctx),
    slug,
    name: input.name,
    description: input.description ?? "",
    defaults: (input.defaults ?? {}) as Prisma.InputJsonObject,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  // The unique index decides between concurrent calls with the same slug.
  const [made] = await ctx.db.series.createManyAndReturn({ data: [row], skipDuplicates: true });
  if (!made) throw invalid({ slug: "duplicate" }, `A series with the slug ${slug} already exists.`);
  const wire = presentSeries(made);
  ctx.record({ subjectType: "series", subjectId: slug, after: wire });
  ctx.meta.version = made.version;
  return wire;
}
