import type { Member, User } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { MemberWire } from "../schema";

type Row = Member & { user: User & { sessions?: { lastSeenAt: Date }[] } };

export const presentMember = (row: Row): MemberWire => ({
  user_id: row.userId,
  email: row.user.email,
  name: row.user.name,
  role: row.role as MemberWire["role"],
  joined_at: iso(row.createdAt),
  last_seen_at: isoOrNull(row.user.sessions?.[0]?.lastSeenAt),
});

/** Includes the person and their most recently seen session, for the answer. */
export const WITH_PERSON = {
  user: {
    include: {
      sessions: { select: { lastSeenAt: true }, orderBy: { lastSeenAt: "desc" as const }, take: 1 },
    },
  },
};
