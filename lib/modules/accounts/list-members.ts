import { readPage } from "@/lib/api/keyset";
import type { InputOf, OutputOf } from "@/lib/api/operation";
import { iso, isoOrNull } from "@/lib/platform/clock";
import type { Ctx } from "@/lib/platform/ctx";
import type { accountsContract } from "./contract";

interface Position {
  OR?: ({ createdAt: unknown } & { id?: unknown })[];
}

/** A member's row has no id of its own; within one workspace the user's id is one. */
const byUser = (value: unknown): Record<string, unknown> => {
  const { OR } = value as Position;
  if (!OR) return {};
  return { OR: OR.map(({ id, ...rest }) => (id === undefined ? rest : { ...rest, userId: id })) };
};

export async function listMembers(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.listMembers>,
): Promise<OutputOf<typeof accountsContract.listMembers>> {
  const seen = { select: { lastSeenAt: true }, orderBy: { lastSeenAt: "desc" as const }, take: 1 };
  return readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    async ({ where, take }) => {
      const rows = await ctx.db.member.findMany({
        where: { AND: [{ workspaceId: ctx.workspaceId }, byUser(where)] },
        include: { user: { include: { sessions: seen } } },
        orderBy: [{ createdAt: input.order }, { userId: input.order }],
        take,
      });
      return rows.map((row) => ({ ...row, id: row.userId }));
    },
    (row) => ({
      user_id: row.userId,
      email: row.user.email,
      name: row.user.name,
      role: row.role,
      joined_at: iso(row.createdAt),
      last_seen_at: isoOrNull(row.user.sessions[0]?.lastSeenAt),
    }),
  );
}
