import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { teamContract } from "../contract";
import { presentMember, WITH_PERSON } from "./present-member";

interface Position {
  OR?: ({ createdAt: unknown } & { id?: unknown })[];
}

/** A member row has no ID of its own. The user's ID is unique within a workspace. */
const byUser = (value: unknown): Record<string, unknown> => {
  const { OR } = value as Position;
  if (!OR) return {};
  return { OR: OR.map(({ id, ...rest }) => (id === undefined ? rest : { ...rest, userId: id })) };
};

export async function listMembers(
  ctx: Ctx,
  input: InputOf<typeof teamContract.listMembers>,
): Promise<OutputOf<typeof teamContract.listMembers>> {
  return readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    async ({ where, take }) => {
      const rows = await ctx.db.member.findMany({
        where: { AND: [{ workspaceId: ctx.workspaceId }, byUser(where)] },
        include: WITH_PERSON,
        orderBy: [{ createdAt: input.order }, { userId: input.order }],
        take,
      });
      return rows.map((row) => ({ ...row, id: row.userId }));
    },
    (row) => presentMember(row),
  );
}
