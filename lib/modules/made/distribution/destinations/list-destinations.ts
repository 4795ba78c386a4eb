import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { distributionContract } from "../contract";
import { presentDestination } from "./present-destination";

type Operation = typeof distributionContract.listDestinations;

export function listDestinations(
  ctx: Ctx,
  { kind, ...page }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const published = { _count: { select: { publications: { where: { state: "published" } } } } };
  return readPage(
    ctx,
    { kind, ...page },
    { created_at: "createdAt" },
    ({ where, ...rest }) =>
      ctx.db.destination.findMany({
        where: { AND: [{ ...ownedBy(ctx), deletedAt: null, ...(kind && { kind }) }, where] },
        include: published,
        ...rest,
      }),
    (row) => presentDestination(row, row._count.publications),
  );
}
