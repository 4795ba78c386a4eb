import type { SignupVersion } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { contentChanges } from "../content/content-changes";
import { contentOf } from "../content/content-of";
import type { signupPagesContract } from "../contract";
import type { SignupVersionWire } from "../schema";
import { findVersion } from "./find-version";
import { type PageState, type PageVersion, readPageState, versionOf } from "./page-state";
import { presentVersion } from "./present-version";

type Contract = typeof signupPagesContract;

export async function listSignupVersions(
  ctx: Ctx,
  input: InputOf<Contract["listSignupVersions"]>,
): Promise<OutputOf<Contract["listSignupVersions"]>> {
  const { slug, number, compare_with: from } = input;
  const event = await findEvent(ctx, slug);
  const state = await readPageState(ctx, event);
  const origin = from === undefined ? null : await findVersion(ctx, event, from, "compare_with");
  if (!state.page) {
    const items =
      number === undefined || number === 0 ? [present(state, origin, state.draft, undefined)] : [];
    return { items, nextCursor: null };
  }
  const where = { eventId: event.id, ...(number === undefined ? {} : { number }) };
  const rows = await readPage(
    ctx,
    input,
    { number: "number" },
    (query) =>
      ctx.db.signupVersion.findMany({ ...query, where: { AND: [where, query.where] } }) as Promise<
        (SignupVersion & Record<string, unknown>)[]
      >,
    (row) => row,
  );
  const bases = await readBases(ctx, event.id, rows.items);
  const items = rows.items.map((row) => present(state, origin, versionOf(row), bases.get(row.basedOn ?? -1)));
  return { items, nextCursor: rows.nextCursor };
}

/** Returns the contents that those versions are based on. */
async function readBases(ctx: Ctx, eventId: string, rows: readonly SignupVersion[]) {
  const numbers = [...new Set(rows.flatMap(({ basedOn }) => basedOn ?? []))];
  const found = await ctx.db.signupVersion.findMany({ where: { eventId, number: { in: numbers } } });
  return new Map(found.map((row) => [row.number, contentOf(row.content)]));
}

function present(
  { draft, published }: PageState,
  origin: PageVersion | null,
  version: PageVersion,
  base: PageVersion["content"] | undefined,
): SignupVersionWire {
  return {
    ...presentVersion(version),
    is_draft: version.number === draft.number,
    is_published: version.number === published.number,
    changed: base ? contentChanges(base, version.content).map(({ field }) => field) : [],
    changes: origin && contentChanges(origin.content, version.content),
  };
}
